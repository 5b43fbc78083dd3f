/// A line of text to edit, as SwiftUI's `TextField`, or several with a vertical axis. The lines front sets it whole by
/// its number, a terminal edits it at the cursor.
nonisolated public struct TextField<Label: View>: View {
    var control: _TextFieldControl<Label>
    /// Called with true when the field gets the focus, and false when it loses it.
    var editingChanged: ((Bool) -> Void)?
    /// Whether a style has been asked already.
    var isStyled = false
    @Environment(\.textFieldStyle) private var style

    init(control: _TextFieldControl<Label>) {
        self.control = control
    }

    init(label: Label, prompt: Text?, get: @escaping () -> String, set: @escaping (String) throws -> Void) {
        control = _TextFieldControl(
            label: label, prompt: prompt, get: { _ in get() }, set: { text, _ in try set(text) })
    }

    init(label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal) {
        control = _TextFieldControl(label: label, prompt: prompt, text: text)
        control.axis = axis
    }

    init<F: ParseableFormatStyle>(label: Label, prompt: Text?, value: Binding<F.FormatInput>, format: F)
    where F.FormatOutput == String {
        control = _TextFieldControl(label: label, prompt: prompt, value: value, format: format)
    }

    init<F: ParseableFormatStyle>(label: Label, prompt: Text?, value: Binding<F.FormatInput?>, format: F)
    where F.FormatOutput == String {
        control = _TextFieldControl(label: label, prompt: prompt, value: value, format: format)
    }

    /// Creates a field with a view as its label; the prompt is shown while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text)
    }

    /// Creates a field with a view as its label. With a vertical `axis` it grows by lines, within the `lineLimit` on a
    /// screen; the return key begins a new one, or submits where `onSubmit` waits for it.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text, axis: axis)
    }

    /// The field in its style.
    @MainActor
    public var body: some View {
        if let style, !isStyled {
            style(styled)
        } else if let editingChanged {
            control.modifier(_FocusChangeModifier(action: editingChanged))
        } else {
            control
        }
    }

    private var styled: TextField<_TextFieldStyleLabel> {
        var field = TextField<_TextFieldStyleLabel>(control: control.restyled)
        field.editingChanged = editingChanged
        field.isStyled = true
        return field
    }
}

/// The label of a text field inside a style.
nonisolated public struct _TextFieldStyleLabel: View {
    let view: AnyView

    /// The label as the field was given it.
    @MainActor
    public var body: some View { view }
}

extension ControlState {
    /// Text that is set whole or typed; a press is the return key where something waits for it.
    @MainActor
    mutating func edit(get: @escaping () -> String, set: @escaping (String) throws -> Void, in node: ViewNode) {
        let (get, set) = (Unchecked(value: get).value, Unchecked(value: set).value)
        self.set = { try set($0) }
        content = FieldContent(get: { get() }, set: { try set($0) })
        type = { key in
            switch key {
            case .insert(let text): try? set(get() + text)
            case .deleteBackward: try? set(String(get().dropLast()))
            }
        }
        submit = node.environment.submit.map { mainActorAction($0) }
        press = submit
    }

    /// Takes several lines. The return key begins a new one, or does what waits for it where `submits` is set, and is no
    /// press.
    mutating func allowLines(in environment: EnvironmentValues, submits: Bool) {
        content?.hasLines = true
        if !submits { submit = nil }
        press = nil
        let least = max(1, environment.leastLines)
        lines = least...max(least, environment.lineLimit ?? .max)
    }

    /// Runs `commit` at the return key, before the `onSubmit` actions around the field.
    mutating func committing(_ commit: (() -> Void)?) {
        guard let commit = commit.map({ mainActorAction($0) }) else { return }
        let outer = submit
        submit = {
            commit()
            outer?()
        }
        press = submit
    }
}

extension TextField where Label == Text {
    /// Creates a field whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, text: text)
    }

    /// Creates a field with a prompt that is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }

    /// Creates a field. With a vertical `axis` it grows by lines, within the `lineLimit` on a screen; the return key
    /// begins a new one, or submits where `onSubmit` waits for it.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(titleKey, text: text, prompt: nil, axis: axis)
    }

    /// Creates a field with a prompt. With a vertical `axis` it grows by lines, within the `lineLimit` on a screen; the
    /// return key begins a new one, or submits where `onSubmit` waits for it.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
    }

    /// Creates a field titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, text: text)
    }

    /// Creates a field with a prompt, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, text: text)
    }

    /// Creates a field titled by a string, shown as it is. With a vertical `axis` it grows by lines, within the
    /// `lineLimit` on a screen; the return key begins a new one, or submits where `onSubmit` waits for it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(title, text: text, prompt: nil, axis: axis)
    }

    /// Creates a field with a prompt, titled by a string, shown as it is, that goes along an `axis`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
    }

    /// Creates a field for a value in a format, whose title is looked up in the String Catalog. A text that cannot be
    /// read is refused.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, value: value, format: format)
    }

    /// Creates a field for a value in a format, titled by a string, shown as it is. A text that cannot be read is
    /// refused.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, value: value, format: format)
    }

    /// Creates a field for an optional value in a format, whose title is looked up in the String Catalog. An empty text
    /// sets nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, value: value, format: format)
    }
}

/// A line of text that shows dots in place of its characters, as SwiftUI's `SecureField`. The text is in no frame.
nonisolated public struct SecureField<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let label: Label
    let prompt: Text?
    let text: Binding<String>
    /// The action of the return key, before the `onSubmit` actions around the field.
    var commit: (() -> Void)?

    init(label: Label, prompt: Text?, text: Binding<String>) {
        self.label = label
        self.prompt = prompt
        self.text = text
    }

    /// Creates a field with a view as its label; the prompt is shown while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: text)
    }

    @MainActor
    package func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.secureField)
        let text = text
        // As many dots as characters, and no more: what is typed never leaves the field.
        state.value = String(repeating: "•", count: text.wrappedValue.count)
        if text.wrappedValue.isEmpty, let prompt {
            state.shownValue = prompt.string(in: node.environment)
            state.valueIsPrompt = true
        }
        state.edit(get: { text.wrappedValue }, set: { text.wrappedValue = $0 }, in: node)
        state.content?.isSecret = true
        state.committing(commit)
        return state
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension SecureField where Label == Text {
    /// Creates a field whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(titleKey, text: text, prompt: nil)
    }

    /// Creates a field with a prompt that is shown while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, text: text)
    }

    /// Creates a field titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(title, text: text, prompt: nil)
    }

    /// Creates a field with a prompt, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, text: text)
    }

    /// Creates a field that runs `onCommit` at the return key.
    @available(*, deprecated, message: "use onSubmit(of:_:)")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        commit = onCommit
    }

    /// Creates a field titled by a string, shown as it is, that runs `onCommit` at the return key.
    @available(*, deprecated, message: "use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        commit = onCommit
    }
}

/// A text of many lines to edit, as SwiftUI's `TextEditor`. The lines front takes `\n` for a new line.
nonisolated public struct TextEditor: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let text: Binding<String>
    var selection: Binding<TextSelection?>?

    /// Creates an editor of `text`.
    public init(text: Binding<String>) {
        self.text = text
    }

    @MainActor
    package func label(in environment: EnvironmentValues) -> EmptyView { EmptyView() }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.textEditor)
        let text = text
        state.value = text.wrappedValue
        state.label = LocalizedStringKey("Text").own
        state.edit(get: { text.wrappedValue }, set: { text.wrappedValue = $0 }, in: node)
        // Asked for here, so that the editor follows it.
        _ = selection?.wrappedValue
        state.content?.selection = selection.map { FieldSelection($0, of: text) }
        state.allowLines(in: node.environment, submits: false)
        state.lines = 3...Int.max
        return state
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: TextEditor, _ context: NodeContext) -> TypedNode<TextEditor> {
        ControlNode(view, context)
    }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var submit: (() -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

/// The kinds of submission that `onSubmit` waits for, as SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The return key in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search in a searchable view.
    public static let search = SubmitTriggers(rawValue: 2)
}

private struct SearchSubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var searchSubmit: (() -> Void)? {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
}

extension View {
    /// Runs `action` when a field inside the view submits: the return key in text fields, and a search where `triggers`
    /// says so. Actions further out run afterwards.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(
            _EnvironmentModifier(
                transform: { environment in
                    if triggers.contains(.text) {
                        let outer = environment.submit
                        environment.submit = {
                            action()
                            outer?()
                        }
                    }
                    if triggers.contains(.search) { environment.searchSubmit = action }
                }, isSame: nil, value: nil))
    }

    /// Names what the return key does in the fields inside the view that submit, such as `send`. The foot of a terminal
    /// says so.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        setting(\.submitLabel, submitLabel.name)
    }
}

/// A name of what the return key does in a field that submits, as SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Sendable {
    let name: String
    /// `Done`.
    public static let done = SubmitLabel(name: "done")
    /// `Go`.
    public static let go = SubmitLabel(name: "go")
    /// `Send`.
    public static let send = SubmitLabel(name: "send")
    /// `Join`.
    public static let join = SubmitLabel(name: "join")
    /// `Route`.
    public static let route = SubmitLabel(name: "route")
    /// `Search`.
    public static let search = SubmitLabel(name: "search")
    /// `Return`.
    public static let `return` = SubmitLabel(name: "return")
    /// `Next`.
    public static let next = SubmitLabel(name: "next")
    /// `Continue`.
    public static let `continue` = SubmitLabel(name: "continue")
}
