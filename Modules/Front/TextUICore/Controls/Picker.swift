import PlainText

/// A control that chooses one of several values, as SwiftUI's `Picker`. A press lists the options; the lines front also
/// takes an option's label or number after the control's number.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let selection: Binding<SelectionValue>
    let content: Content
    let label: Label

    /// Creates a picker with a view as its label. Each option in `content` carries its value as a `tag`, or as a
    /// `ForEach`'s id.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    @available(*, deprecated, renamed: "init(selection:content:label:)")
    /// Creates a picker with a label that is made already.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PickerNode(view, context)
    }
}

extension Picker where Label == Text {
    /// Creates a picker whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == TextUICore.Label<Text, Image> {
    /// Creates a picker labelled by a system image and a title that is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TextUICore.Label(titleKey, systemImage: systemImage) }
    }
}

private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
    TypedNode<Picker<Label, SelectionValue, Content>>
{
    private var label: TypedNode<Label>!
    private var options: TypedNode<Content>!
    private lazy var element = ControlElement(
        self, labels: { [unowned self] in self.label.elements },
        state: { [unowned self] in Tracking.run(self) { self.state() } })

    override init(_ view: Picker<Label, SelectionValue, Content>, _ context: NodeContext) {
        super.init(view, context)
        var inner = self.context(lazy: false)
        inner.environment.refColumns = 0
        label = Label._makeNode(view.label, inner)
        options = Content._makeNode(view.content, inner)
    }

    override var children: [ViewNode] { options == nil ? [] : [label, options] }
    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }
    override func showAnew() { element.invalidateLayout() }

    override func focusMoved() {
        invalidate()
    }

    override func refresh() {
        element.stateChanged()
        label.propagate(innerEnvironment().insideFocusable(hasFocus: element.isFocused))
    }

    private func innerEnvironment() -> EnvironmentValues {
        var inner = environment
        inner.refColumns = 0
        return inner
    }

    override func update(_ view: Picker<Label, SelectionValue, Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        let inner = innerEnvironment()
        label.update(view.label, inner.insideFocusable(hasFocus: element.isFocused))
        options.update(view.content, inner)
    }

    private struct Choice {
        let name: String
        let value: SelectionValue
    }

    private var choices: [Choice] {
        options.elements.compactMap { option in
            element.adopt(option)
            guard let value = option.tag(as: Self.value) else { return nil }
            return Choice(name: SemanticTree.label(of: [option]), value: value)
        }
    }

    /// A choice of an optional selection may be tagged with the plain value.
    private static func value(_ tag: AnyHashable) -> SelectionValue? {
        if let value = tag.base as? SelectionValue { return value }
        return tag.base as Any as? SelectionValue
    }

    private func state() -> ControlState {
        var state = ControlState(.picker)
        let choices = choices
        let selection = view.selection
        let chosen = choices.first { $0.value == selection.wrappedValue }
        state.value = chosen?.name ?? ""
        state.options = choices.map(\.name)
        if environment.showsSegments {
            state.segments = Segments(
                names: choices.map { printable($0.name) }, chosen: choices.firstIndex { $0.value == chosen?.value },
                choose: { selection.wrappedValue = choices[$0].value })
        }
        let title = SemanticTree.label(of: label.elements)
        let graph = graph
        state.press = {
            graph.menu = ChoiceMenu(
                title: title,
                choices: choices.map { choice in
                    ChoiceMenu.Choice(name: choice.name, isChosen: choice.value == selection.wrappedValue) {
                        selection.wrappedValue = choice.value
                    }
                })
        }
        state.adjust = { steps in
            let now = choices.firstIndex { $0.value == selection.wrappedValue }
            let next = now.map { $0 + steps } ?? (steps > 0 ? 0 : choices.count - 1)
            guard choices.indices.contains(next) else { return }
            selection.wrappedValue = choices[next].value
        }
        state.set = { text in
            let index = try ChoiceMenu.index(of: text, in: choices.map(\.name))
            selection.wrappedValue = choices[index].value
        }
        return state
    }
}

extension Picker where Label == TextUICore.Label<Text, Image> {
    /// Creates a picker labelled by a system image and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TextUICore.Label(title, systemImage: systemImage) }
    }
}
