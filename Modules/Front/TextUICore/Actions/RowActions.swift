/// A modifier that adds buttons as further actions of a view.
nonisolated public struct _ActionsModifier<Actions: View>: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let actions: Actions

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ActionsNode(view, context)
    }
}

private final class ActionsNode<Base: View, Actions: View>: CompanionNode<Base, _ActionsModifier<Actions>, Actions> {
    private var wrapper: ActionsElement?

    override class func companion(of modifier: _ActionsModifier<Actions>) -> Actions { modifier.actions }

    override var elements: [ViewElement] {
        var elements = child.elements
        guard let first = elements.first else { return [] }
        if wrapper?.content !== first {
            wrapper = ActionsElement(first, self) { [unowned self] in self.rowActions }
        }
        elements[0] = wrapper!
        return elements
    }

    private var rowActions: [RowAction] { RowAction.all(of: companion.elements) }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }
}

extension RowAction {
    /// Returns the enabled buttons of `elements` as actions with the buttons' labels.
    @MainActor
    static func all(of elements: [ViewElement]) -> [RowAction] {
        elements.flatMap(SemanticTree.of).compactMap { action in
            guard let press = action.press, action.isEnabled else { return nil }
            return RowAction(name: action.label, isDestructive: action.buttonRole == .destructive, perform: press)
        }
    }

    /// Returns the buttons of a view that is on no screen as actions.
    @MainActor
    static func all(of view: AnyView, in node: ViewNode) -> [RowAction] {
        let context = NodeContext(graph: Graph(), parent: nil, environment: node.environment, isActive: false)
        let root = AnyView._makeNode(view, context)
        defer { root.unmount() }
        return all(of: root.elements)
    }
}

/// A wrapper that adds the actions to the control inside. A view without a control gets a number of its own.
private final class ActionsElement: NumberedElement {
    private let actions: () -> [RowAction]

    init(_ content: ViewElement, _ node: ViewNode, actions: @escaping () -> [RowAction]) {
        self.actions = actions
        super.init(content, node)
    }

    override var isActedOn: Bool { !actions().isEmpty }

    override func describe(_ tree: inout SemanticTree) {
        var elements = SemanticTree.of(content)
        let actions = actions()
        guard !actions.isEmpty, !elements.isEmpty else {
            for element in elements { tree.add(element) }
            return
        }
        if let index = elements.firstIndex(where: \.isActionable) {
            elements[index].furtherActions += actions
        } else {
            var row = SemanticElement(.row, label: SemanticTree.label(elements), frame: frame)
            row.source = self
            row.identifier = elements[0].identifier
            row.furtherActions = actions
            row.isEnabled = environment.isEnabled
            row.mark = number
            offerFocus(to: &row)
            elements = [row]
        }
        for element in elements { tree.add(element) }
    }
}

extension View {
    /// Adds buttons at the edge of a row. In text they are further actions of the row; `edge` and `allowsFullSwipe`
    /// have no effect.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(_ActionsModifier(actions: content()))
    }

    /// Adds the buttons of a menu to the view. In text they are further actions of the view.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(_ActionsModifier(actions: menuItems()))
    }

    /// Adds the buttons of a menu to the view. The preview is not shown in text.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { contextMenu(menuItems: menuItems) }

    /// Runs `action` at a long press. In text it is the view's further action "Press and hold"; the duration and the
    /// distance have no effect. `onPressingChanged` gets true before it and false after it.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let hold = mainActorAction {
            onPressingChanged?(true)
            action()
            onPressingChanged?(false)
        }
        return modifier(_ActionsModifier(actions: _LongPressAction(hold: hold)))
    }

    /// Runs `action` at a long press, in the form with the action as the last argument.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
