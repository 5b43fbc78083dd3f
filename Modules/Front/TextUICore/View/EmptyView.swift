/// Nothing. As SwiftUI's `EmptyView`.
nonisolated public struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    @MainActor
    public static func _makeNode(_ view: EmptyView, _ context: NodeContext) -> TypedNode<EmptyView> {
        EmptyNode(view, context)
    }
}

private final class EmptyNode: TypedNode<EmptyView> {
    override func visitRows(_ rows: inout RowCollector) {}
    override func visitPages(_ pages: inout [ViewNode]) {}
}
