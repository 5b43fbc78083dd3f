/// The views of a builder's block, one after the other.
nonisolated public struct TupleView<each Content: View>: View {
    public typealias Body = Never

    let content: (repeat each Content)

    /// Creates one view of several.
    public init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// Makes a node for each of the views.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TupleNode(view, context)
    }

    /// True where a list finds sections in any of the views.
    @MainActor
    public static var _holdsSections: Bool {
        var holdsSections = false
        for content in repeat (each Content).self {
            if content._holdsSections { holdsSections = true }
        }
        return holdsSections
    }
}

/// Several views, of which one may be meant alone.
protocol ViewsInOrder {
    @MainActor var first: AnyView { get }
}

extension TupleView: ViewsInOrder {
    @MainActor var first: AnyView {
        for content in repeat each content { return AnyView(content) }
        return AnyView(EmptyView())
    }
}

private final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
    private var nodes: [ViewNode] = []

    override init(_ view: TupleView<repeat each Content>, _ context: NodeContext) {
        super.init(view, context)
        for content in repeat each view.content { append(content) }
    }

    override var children: [ViewNode] { nodes }

    override func visitPages(_ pages: inout [ViewNode]) {
        for child in children { child.visitPages(&pages) }
    }

    override func update(_ view: TupleView<repeat each Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        var index = 0
        for content in repeat each view.content {
            update(nodes[index], content, environment)
            index += 1
        }
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        for node in nodes { node.propagate(environment) }
    }

    private func append<C: View>(_ content: C) {
        nodes.append(C.makeNode(content, in: self))
    }

    private func update<C: View>(_ node: ViewNode, _ content: C, _ environment: EnvironmentValues) {
        unsafeDowncast(node, to: TypedNode<C>.self).update(content, environment)
    }
}
