/// A button that lists further actions when it is pressed, as SwiftUI's `Menu`. The list stands in front of the screen
/// until one is taken.
nonisolated public struct Menu<Label: View, Content: View>: View {
    let content: Content
    let label: Label
    /// Whether a style has been asked already.
    let isStyled: Bool
    @Environment(\.menuStyle) private var style

    init(content: Content, label: Label, isStyled: Bool) {
        self.content = content
        self.label = label
        self.isStyled = isStyled
    }

    /// Creates a menu with a view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), isStyled: false)
    }

    /// The menu's button in its style.
    @MainActor
    public var body: some View {
        if let style, !isStyled {
            style(MenuStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
        } else {
            _MenuControl(content: content, label: label)
        }
    }
}

/// The button of a menu as a control.
nonisolated public struct _MenuControl<Label: View, Content: View>: View {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let content: Content
    let label: Label

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        MenuNode(view, context)
    }
}

extension Menu where Label == Text {
    /// Creates a menu whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == TextUICore.Label<Text, Image> {
    /// Creates a menu labelled by a system image and a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TextUICore.Label(titleKey, systemImage: systemImage) }
    }
}

private final class MenuNode<Label: View, Content: View>: TypedNode<_MenuControl<Label, Content>> {
    private var label: TypedNode<Label>!
    private var items: TypedNode<Content>!
    private lazy var element = ControlElement(
        self, labels: { [unowned self] in self.label.elements }, state: { [unowned self] in self.state() })

    override init(_ view: _MenuControl<Label, Content>, _ context: NodeContext) {
        super.init(view, context)
        var inner = self.context(lazy: false)
        inner.environment.refColumns = 0
        label = Label._makeNode(view.label, inner)
        items = Content._makeNode(view.content, inner)
    }

    override var children: [ViewNode] { items == nil ? [] : [label, items] }
    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }
    override func showAnew() { element.invalidateLayout() }

    override func update(_ view: _MenuControl<Label, Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        let inner = innerEnvironment()
        label.update(view.label, inner.insideFocusable(hasFocus: element.isFocused))
        items.update(view.content, inner)
    }

    private func innerEnvironment() -> EnvironmentValues {
        var inner = environment
        inner.refColumns = 0
        return inner
    }

    override func focusMoved() {
        invalidate()
    }

    override func refresh() {
        label.propagate(innerEnvironment().insideFocusable(hasFocus: element.isFocused))
    }

    private func state() -> ControlState {
        var state = ControlState(.button)
        let title = SemanticTree.label(of: label.elements)
        let graph = graph
        state.press = { [weak self] in
            guard let self else { return }
            let actions = self.items.elements.flatMap(SemanticTree.of).filter { $0.press != nil }
            graph.menu = ChoiceMenu(
                title: title,
                choices: actions.map { action in
                    let isOn = action.role == .toggle ? action.value == "on" : nil
                    return .init(
                        name: action.label, isChosen: isOn, isEnabled: action.isEnabled, role: action.buttonRole,
                        take: { action.press?() })
                })
        }
        return state
    }
}

extension Menu {
    /// Creates a menu with a primary action: text lists it as the first of the choices, under the menu's label.
    public init<C: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<(Button<Label>, C)> {
        let label = label()
        self.init {
            TupleView((Button(action: mainActorAction(primaryAction)) { label }, content()))
        } label: {
            label
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a primary action, whose title is looked up in the String Catalog.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<(Button<Text>, C)> {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == TextUICore.Label<Text, Image> {
    /// Creates a menu labelled by a system image and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TextUICore.Label(title, systemImage: systemImage) }
    }
}
