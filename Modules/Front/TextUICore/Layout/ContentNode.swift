/// A node around one content: the base of most of the front's own views and modifiers.
class ContentNode<V: View, Content: View>: TypedNode<V> {
    private(set) var child: TypedNode<Content>!

    class func content(of view: V) -> Content { fatalError("\(Self.self) must say what its content is") }

    override init(_ view: V, _ context: NodeContext) {
        super.init(view, context)
        child = Content._makeNode(Self.content(of: view), childContext())
    }

    /// The context in which the content is made, with the environment that this node gives it.
    func childContext() -> NodeContext {
        var context = context()
        context.environment = childEnvironment()
        return context
    }

    func childEnvironment() -> EnvironmentValues { environment }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var elements: [Element] { child.elements }
    override var isLazyStack: Bool { child.isLazyStack }

    override func visitRows(_ rows: inout RowCollector) {
        child.visitRows(&rows)
    }

    override func update(_ view: V, _ environment: EnvironmentValues) {
        super.update(view, environment)
        child.update(Self.content(of: view), childEnvironment())
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(childEnvironment())
    }
}
