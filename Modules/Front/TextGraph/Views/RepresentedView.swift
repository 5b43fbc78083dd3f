extension View {
    /// Makes the node of a view that is made of another without having a body; a module other than SwiftUI shows its
    /// own views with it. `content` is called with the view's properties bound, again whenever they have changed.
    @MainActor
    package static func makeNode<Content: View>(
        _ view: Self, _ context: NodeContext, content: @escaping @MainActor (Self) -> Content
    ) -> TypedNode<Self> {
        RepresentingNode(view, context, content)
    }
}

private final class RepresentingNode<V: View, Content: View>: MadeNode<V, Content> {
    private let make: @MainActor (V) -> Content

    init(_ view: V, _ context: NodeContext, _ make: @escaping @MainActor (V) -> Content) {
        self.make = make
        super.init(view, context)
    }

    override func content(of view: V) -> Content { make(view) }
}
