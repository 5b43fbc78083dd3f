/// A modifier that makes a view a button. Controls inside it stay controls.
nonisolated public struct _TapModifier: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let action: () -> Void

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        TapNode(view, context)
    }
}

private final class TapNode<Base: View>: ContentNode<ModifiedContent<Base, _TapModifier>, Base> {
    private lazy var element = ControlElement(
        self, labels: { [unowned self] in self.child.elements },
        state: { [unowned self] in
            var state = ControlState(.button)
            state.isTap = true
            state.press = mainActorAction(self.view.modifier.action)
            return state
        })

    override class func content(of view: ModifiedContent<Base, _TapModifier>) -> Base { view.content }
    /// Whether the elements were given as a button.
    private var isButton = true

    override var elements: [ViewElement] {
        isButton = environment.gesturesCount
        return isButton ? [element] : child.elements
    }

    override func update(_ view: ModifiedContent<Base, _TapModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        tapMayCount()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        tapMayCount()
    }

    private func tapMayCount() {
        element.stateChanged()
        if isButton != environment.gesturesCount { elementsChanged() }
    }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        return context
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }

    override var gatherer: ViewElement? { isButton ? element : nil }
}

extension View {
    /// Runs `action` when the view is pressed: the view is a button in text. `count` has no effect.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapModifier(action: action))
    }
}
