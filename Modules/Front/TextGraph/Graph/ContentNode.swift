/// A node around one content: the base of most of the front's own views and modifiers.
///
/// A subclass says with ``content(of:)`` what is inside, and gives it another environment or another element where it
/// changes that.
open class ContentNode<V: View, Content: View>: TypedNode<V> {
    /// The node of the content.
    @exclusivity(unchecked) package final private(set) var child: TypedNode<Content>!

    /// Returns the content of the view. A subclass has to override it; it is called for each new value of the view.
    open class func content(of view: V) -> Content { fatalError("\(Self.self) must say what its content is") }

    package override init(_ view: V, _ context: NodeContext) {
        super.init(view, context)
        child = Content._makeNode(Self.content(of: view), childContext())
    }

    /// The context in which the content is made, with the environment that this node gives it.
    open func childContext() -> NodeContext {
        var context = context()
        context.environment = childEnvironment()
        return context
    }

    /// Returns the environment of the content: the node's own by default. It is called whenever that may have changed.
    open func childEnvironment() -> EnvironmentValues { environment }

    open override var children: [ViewNode] { ViewNode.only(child) }
    open override var elements: [ViewElement] { child.elements }
    open override var isLazyStack: Bool { child.isLazyStack }

    open override func visitRows(_ rows: inout RowCollector) {
        if gatherer == nil { child.visitRows(&rows) } else { rows.add(self) }
    }

    open override func update(_ view: V, _ environment: EnvironmentValues) {
        super.update(view, environment)
        child.update(Self.content(of: view), childEnvironment())
    }

    open override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(childEnvironment())
    }
}
