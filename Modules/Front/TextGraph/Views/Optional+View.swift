extension Optional: View where Wrapped: View {
    public typealias Body = Never

    /// Makes the node that shows the wrapped view, or nothing; the view's state is gone while the value is `nil`.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        OptionalNode(view, context)
    }

    /// True where a list finds sections in the wrapped view.
    @MainActor
    public static var _holdsSections: Bool { Wrapped._holdsSections }
}

private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
    private var child: TypedNode<Wrapped>?

    override init(_ view: Wrapped?, _ context: NodeContext) {
        super.init(view, context)
        child = view.map { Wrapped.makeNode($0, in: self) }
    }

    override var children: [ViewNode] { ViewNode.only(child) }

    override func visitPages(_ pages: inout [ViewNode]) {
        for child in children { child.visitPages(&pages) }
    }

    override func visitRows(_ rows: inout RowCollector) {
        child?.visitRows(&rows)
    }

    override func update(_ view: Wrapped?, _ environment: EnvironmentValues) {
        super.update(view, environment)
        switch (child, view) {
        case (let child?, let view?): child.update(view, environment)
        case (nil, let view?):
            child = Wrapped.makeNode(view, in: self)
            elementsChanged()
        case (let old?, nil):
            child = nil
            old.unmount()
            elementsChanged()
        case (nil, nil): break
        }
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child?.propagate(environment)
    }

}
