/// A view whose type is hidden. A different type inside it is a new view, whose state begins anew.
nonisolated public struct AnyView: View {
    public typealias Body = Never

    /// A view together with the knowledge of its type.
    @MainActor
    class Box {
        func make(in parent: ViewNode) -> ViewNode { fatalError() }
        /// Whether the node was one of this type's and has taken the view.
        func update(_ node: ViewNode, _ environment: EnvironmentValues) -> Bool { false }
        nonisolated init() {}
    }

    private final class BoxOf<Content: View>: Box {
        private let boxed: Unchecked<Content>
        private var content: Content { boxed.value }

        nonisolated init(_ content: Content) {
            boxed = Unchecked(value: content)
        }

        override func make(in parent: ViewNode) -> ViewNode {
            Content.makeNode(content, in: parent)
        }

        override func update(_ node: ViewNode, _ environment: EnvironmentValues) -> Bool {
            guard let node = node as? TypedNode<Content> else { return false }
            node.update(content, environment)
            return true
        }
    }

    let box: Box

    /// Hides the type of a view; an `AnyView` is not wrapped a second time.
    public init<Content: View>(_ view: Content) {
        box = (view as? AnyView)?.box ?? BoxOf(view)
    }

    /// Hides the type of a view, as `init(_:)` does.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    /// Makes the node that shows the hidden view, and another one when its type changes.
    @MainActor
    public static func _makeNode(_ view: AnyView, _ context: NodeContext) -> TypedNode<AnyView> {
        AnyNode(view, context)
    }
}

private final class AnyNode: TypedNode<AnyView> {
    private var child: ViewNode!

    override init(_ view: AnyView, _ context: NodeContext) {
        super.init(view, context)
        child = view.box.make(in: self)
    }

    override var children: [ViewNode] { ViewNode.only(child) }

    override func update(_ view: AnyView, _ environment: EnvironmentValues) {
        super.update(view, environment)
        guard !view.box.update(child, environment) else { return }
        let old = child!
        child = view.box.make(in: self)
        old.unmount()
        elementsChanged()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(environment)
    }
}
