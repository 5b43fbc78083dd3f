/// Several views as one, without a layout of its own. As SwiftUI's `Group`.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        GroupNode(view, context)
    }

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
    override var elements: [Element] { child.elements }

    override func update(_ view: Group<Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        child.update(view.content, environment)
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(environment)
    }
}
