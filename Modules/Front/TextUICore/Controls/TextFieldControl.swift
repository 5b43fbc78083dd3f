/// The text line of a field as a control.
nonisolated public struct _TextFieldControl<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let label: Label
    let prompt: Text?
    /// The text in a locale, which a format takes in the place of its own, as that of a `Text` does.
    let get: (Locale) -> String
    let set: (String, Locale) throws -> Void
    /// Where the text is, of a field that shows it as it is: by that two fields are known to be the same.
    private var text: Binding<String>?
    var isFormatted = false
    /// The direction in which it goes on where the text is longer than the field.
    var axis = Axis.horizontal
    /// The selection that the program follows and sets.
    var selection: Binding<TextSelection?>?
    /// The action of the return key, before the `onSubmit` actions around the field.
    var commit: (() -> Void)?

    init(
        label: Label, prompt: Text?, get: @escaping (Locale) -> String, set: @escaping (String, Locale) throws -> Void
    ) {
        self.label = label
        self.prompt = prompt
        self.get = get
        self.set = set
    }

    init(label: Label, prompt: Text?, text: Binding<String>) {
        self.init(
            label: label, prompt: prompt, get: { _ in text.wrappedValue }, set: { new, _ in text.wrappedValue = new })
        self.text = text
    }

    init<F: ParseableFormatStyle>(label: Label, prompt: Text?, value: Binding<F.FormatInput>, format: F)
    where F.FormatOutput == String {
        self.init(
            label: label, prompt: prompt, get: { format.locale($0).format(value.wrappedValue) },
            set: { text, locale in
                guard let parsed = try? format.locale(locale).parseStrategy.parse(text) else {
                    throw ControlError("\(text.quoted) cannot be read here")
                }
                value.wrappedValue = parsed
            })
        isFormatted = true
    }

    init<F: ParseableFormatStyle>(label: Label, prompt: Text?, value: Binding<F.FormatInput?>, format: F)
    where F.FormatOutput == String {
        self.init(
            label: label, prompt: prompt, get: { value.wrappedValue.map(format.locale($0).format) ?? "" },
            set: { text, locale in
                guard !text.isEmpty else { return value.wrappedValue = nil }
                guard let parsed = try? format.locale(locale).parseStrategy.parse(text) else {
                    throw ControlError("\(text.quoted) cannot be read here")
                }
                value.wrappedValue = parsed
            })
        isFormatted = true
    }

    @MainActor package static var labelReservesLines: Bool { false }

    /// The same field with its label as a style sees it.
    var restyled: _TextFieldControl<_TextFieldStyleLabel> {
        var control = _TextFieldControl<_TextFieldStyleLabel>(
            label: _TextFieldStyleLabel(view: AnyView(label)), prompt: prompt, get: get, set: set)
        control.text = text
        control.isFormatted = isFormatted
        control.axis = axis
        control.commit = commit
        control.selection = selection
        return control
    }

    @MainActor
    package func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.textField)
        let locale = node.environment.locale
        let text = get(locale)
        state.value = text
        if text.isEmpty, let prompt {
            state.shownValue = prompt.string(in: node.environment)
            state.valueIsPrompt = true
        }
        state.edit(get: { get(locale) }, set: { try set($0, locale) }, in: node)
        state.content?.isDraft = isFormatted
        if let selection, let binding = self.text {
            // Asked for here, so that the field follows it.
            _ = selection.wrappedValue
            state.content?.selection = FieldSelection(selection, of: binding)
        }
        state.committing(commit)
        if axis == .vertical { state.allowLines(in: node.environment, submits: true) }
        return state
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension _TextFieldControl: InputComparable {
    package func isSameInput(as other: Self) -> Bool {
        guard let text, let otherText = other.text, commit == nil, other.commit == nil,
            selection == nil, other.selection == nil
        else { return false }
        return text.isSameInput(as: otherText) && prompt == other.prompt && areEqual(label, other.label)
    }
}
