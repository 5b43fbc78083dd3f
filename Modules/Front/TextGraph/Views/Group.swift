/// Several views as one, without a layout of its own: a modifier of the group goes to each of them.
nonisolated public struct Group<Content> {
    let content: Content

    package nonisolated init(content: Content) {
        self.content = content
    }
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// Groups the views of a builder.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes the node that hands its views on to the container around it.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        GroupNode(view, context)
    }

    /// True where a list finds sections in the content.
    @MainActor
    public static var _holdsSections: Bool { Content._holdsSections }
}

private final class GroupNode<Content: View>: TypedNode<Group<Content>> {
    private var child: TypedNode<Content>!

    override init(_ view: Group<Content>, _ context: NodeContext) {
        super.init(view, context)
        child = Content.makeNode(view.content, in: self)
    }

    override var children: [ViewNode] { [child] }

    override func visitPages(_ pages: inout [ViewNode]) {
        for child in children { child.visitPages(&pages) }
    }
    override var elements: [ViewElement] { child.elements }

    override func update(_ view: Group<Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        child.update(view.content, environment)
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(environment)
    }
}
