/// The retained identity of one view at one place: it lives as long as that place holds a view of that type.
@MainActor
open class ViewNode {
    package let graph: Graph
    package private(set) weak var parent: ViewNode?
    package let depth: Int
    /// Another one for each node of a screen, also where a later node has the earlier one's place.
    package let number: Int
    let isLazy: Bool
    package private(set) var isActive: Bool
    package private(set) var isMounted = true
    /// Something this node has read has changed, and it has not run since.
    var isOutdated = false
    package var environment: EnvironmentValues
    /// What this has to do with what is given to the views around; nil for nothing.
    final var upward: Upward?

    package init(_ context: NodeContext) {
        graph = context.graph
        number = context.graph.nextNodeNumber()
        parent = context.parent
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        isActive = context.isActive
        isLazy = context.isLazy
    }

    /// The nodes directly below, in reading order, as far as they are made.
    open var children: [ViewNode] { [] }

    /// The elements this node gives to the container above it.
    open var elements: [ViewElement] { children.flatMap(\.elements) }

    /// Whether the node holds the content of something presented or pushed, which follows its own dependencies.
    nonisolated var isDeferred: Bool { false }

    /// Evaluates the node again, because something it read has changed.
    open func refresh() {}

    /// Takes a changed environment and hands it on.
    package func propagate(_ environment: EnvironmentValues) {}

    open func visitRows(_ rows: inout RowCollector) {
        let children = children
        if children.isEmpty {
            rows.add(self)
        } else {
            for child in children { child.visitRows(&rows) }
        }
    }

    /// Whether this gives the rows of one lazy stack, which is padded as a whole.
    open var isLazyStack: Bool { false }

    /// The nodes directly below that give to this one: of a tab view, the chosen page alone. A presented view keeps what
    /// it gives.
    open var givingChildren: [ViewNode] { children }

    /// Adds the views that a container shows one of: each of a block's, of a collection's, of a condition's.
    open func visitPages(_ pages: inout [ViewNode]) {
        pages.append(self)
    }

    /// The node that was given that id, or was made for the element with it, here or below.
    open func descendant(with id: AnyHashable) -> ViewNode? {
        if let identified = self as? any Identified, identified.explicitID == id { return self }
        for child in children {
            if let found = child.descendant(with: id) { return found }
        }
        return nil
    }

    /// Visits what has an id, at this node or below it.
    package func visitIdentified(_ visit: (AnyHashable, ViewNode) -> Void) {
        if let identified = self as? any Identified { visit(identified.explicitID, self) }
        for child in children { child.visitIdentified(visit) }
    }

    /// Called when the view comes onto the screen after it was away, or leaves it while its state stays.
    open func setActive(_ active: Bool) {
        guard active != isActive else { return }
        isActive = active
        for child in children { child.setActive(active) }
        activityChanged()
    }

    /// Takes over the activity without handing it on; the caller knows which of its children are on the screen.
    package final func setOwnActivity(_ active: Bool) {
        isActive = active
        activityChanged()
    }

    open func activityChanged() {}

    /// Called when the focus has come to one of the node's own elements, or has left it.
    open func focusMoved() {}

    /// Ends this node's life: lets go of its storage, and tells of its disappearance.
    package final func unmount() {
        guard isMounted else { return }
        isMounted = false
        for child in children { child.unmount() }
        if isActive {
            isActive = false
            activityChanged()
        }
        endGiving()
        willUnmount()
    }

    open func willUnmount() {}

    package func context(lazy: Bool? = nil) -> NodeContext {
        NodeContext(graph: graph, parent: self, environment: environment, isActive: isActive, isLazy: lazy ?? isLazy)
    }

    /// The elements below have come, gone or moved: the nearest container, else the screen, must gather them again.
    open func elementsChanged() {
        if let parent { parent.elementsChanged() } else { graph.presentationChanged() }
    }

    package nonisolated func invalidate() {
        graph.invalidate(self)
    }

    /// The row state that would be lost with this node.
    open var holdsState: Bool { children.contains(where: \.holdsState) }
}

/// A node that knows the type of the view it stands for.
@MainActor
open class TypedNode<V: View>: ViewNode {
    package var view: V

    package init(_ view: V, _ context: NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Takes the view that its parent has made anew for this place.
    open func update(_ view: V, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
    }

    package final override func propagate(_ environment: EnvironmentValues) {
        guard !environment.isIdentical(to: self.environment) else { return }
        environmentChanged(environment)
    }

    open func environmentChanged(_ environment: EnvironmentValues) {
        update(view, environment)
    }
}

extension View {
    package static func makeNode(_ view: Self, in parent: ViewNode, lazy: Bool? = nil) -> TypedNode<Self> {
        _makeNode(view, parent.context(lazy: lazy))
    }
}
