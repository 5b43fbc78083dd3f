/// A view that shows nothing, and takes neither space nor a row of a list.
nonisolated public struct EmptyView: View {
    public typealias Body = Never

    /// Creates a view that shows nothing.
    public init() {}

    /// Makes a node without children.
    @MainActor
    public static func _makeNode(_ view: EmptyView, _ context: NodeContext) -> TypedNode<EmptyView> {
        EmptyNode(view, context)
    }
}

private final class EmptyNode: TypedNode<EmptyView> {
    override func visitRows(_ rows: inout RowCollector) {}
    override func visitPages(_ pages: inout [ViewNode]) {}
}
