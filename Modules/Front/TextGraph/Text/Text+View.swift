extension Text: View {
    public typealias Body = Never

    /// Makes the node that breaks the words into lines and draws them.
    @MainActor
    public static func _makeNode(_ view: Text, _ context: NodeContext) -> TypedNode<Text> {
        TextNode(view, context)
    }
}
