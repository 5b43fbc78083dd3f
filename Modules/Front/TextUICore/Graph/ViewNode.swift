/// The retained identity of one view at one place: it lives as long as that place holds a view of that type.
@MainActor
public class ViewNode {
    let graph: Graph
    private(set) weak var parent: ViewNode?
    let depth: Int
    /// Another one for each node of a screen, also where a later node has the earlier one's place.
    let number: Int
    let isLazy: Bool
    private(set) var isActive: Bool
    private(set) var isMounted = true
    /// Something this node has read has changed, and it has not run since.
    var isOutdated = false
    var environment: EnvironmentValues

    init(_ context: NodeContext) {
        graph = context.graph
        number = context.graph.nextNodeNumber()
        parent = context.parent
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        isActive = context.isActive
        isLazy = context.isLazy
    }

    /// The nodes directly below, in reading order, as far as they are made.
    var children: [ViewNode] { [] }

    /// The elements this node gives to the container above it.
    var elements: [Element] { children.flatMap(\.elements) }

    /// Whether the node holds the content of something presented or pushed, which follows its own dependencies.
    nonisolated var isDeferred: Bool { false }

    /// Evaluates the node again, because something it read has changed.
    func refresh() {}

    /// Takes a changed environment and hands it on.
    func propagate(_ environment: EnvironmentValues) {}

    /// Adds the node's part of the screen around it: its title, its toolbar, the views it presents.
    func contribute(to chrome: inout Chrome) {
        for child in children { child.contribute(to: &chrome) }
    }

    /// Whether what this and all below it say of the screen is still what they said when they were asked last.
    final var chromeIsKnown = false

    /// What this says of the screen around it, or who is below it, has changed.
    final func chromeBecameStale() {
        graph.chromeIsStale = true
        forgetChrome()
    }

    /// Lets whoever keeps what was said from here up ask again.
    final func forgetChrome() {
        var node: ViewNode? = self
        while let current = node {
            current.chromeIsKnown = false
            node = current.parent
        }
    }

    func visitRows(_ rows: inout RowCollector) {
        let children = children
        if children.isEmpty {
            rows.add(self)
        } else {
            for child in children { child.visitRows(&rows) }
        }
    }

    /// Whether this gives the rows of one lazy stack, which is padded as a whole.
    var isLazyStack: Bool { false }

    /// The nodes directly below that are on the screen when this one is: of a tab view, the chosen page alone.
    var shownChildren: [ViewNode] { children }

    /// The nodes directly below whose preferences are this one's, too. A presented view keeps its own.
    var preferringChildren: [ViewNode] { shownChildren }

    /// Adds the views that a container shows one of: each of a block's, of a collection's, of a condition's.
    func visitPages(_ pages: inout [ViewNode]) {
        pages.append(self)
    }

    /// The node that was given that id, or was made for the element with it, here or below.
    func descendant(with id: AnyHashable) -> ViewNode? {
        if let identified = self as? any Identified, identified.explicitID == id { return self }
        for child in children {
            if let found = child.descendant(with: id) { return found }
        }
        return nil
    }

    /// Visits what has an id, at this node or below it.
    func visitIdentified(_ visit: (AnyHashable, ViewNode) -> Void) {
        if let identified = self as? any Identified { visit(identified.explicitID, self) }
        for child in children { child.visitIdentified(visit) }
    }

    /// Called when the view comes onto the screen after it was away, or leaves it while its state stays.
    func setActive(_ active: Bool) {
        guard active != isActive else { return }
        isActive = active
        for child in children { child.setActive(active) }
        activityChanged()
    }

    /// Takes over the activity without handing it on; the caller knows which of its children are on the screen.
    final func setOwnActivity(_ active: Bool) {
        isActive = active
        activityChanged()
    }

    func activityChanged() {}

    /// Called when the focus has come to one of the node's own elements, or has left it.
    func focusMoved() {}

    /// Ends this node's life: lets go of its storage, and tells of its disappearance.
    final func unmount() {
        guard isMounted else { return }
        isMounted = false
        for child in children { child.unmount() }
        if isActive {
            isActive = false
            activityChanged()
        }
        willUnmount()
    }

    func willUnmount() {}

    func context(lazy: Bool? = nil) -> NodeContext {
        NodeContext(graph: graph, parent: self, environment: environment, isActive: isActive, isLazy: lazy ?? isLazy)
    }

    /// The elements below have come, gone or moved: the nearest container, else the screen, must gather them again.
    func elementsChanged() {
        if let parent { parent.elementsChanged() } else { graph.presentationChanged() }
    }

    nonisolated func invalidate() {
        graph.invalidate(self)
    }

    /// The row state that would be lost with this node.
    var holdsState: Bool { children.contains(where: \.holdsState) }
}

/// A node that knows the type of the view it stands for.
@MainActor
public class TypedNode<V: View>: ViewNode {
    var view: V

    init(_ view: V, _ context: NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Takes the view that its parent has made anew for this place.
    func update(_ view: V, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
    }

    final override func propagate(_ environment: EnvironmentValues) {
        guard !environment.isIdentical(to: self.environment) else { return }
        environmentChanged(environment)
    }

    func environmentChanged(_ environment: EnvironmentValues) {
        update(view, environment)
    }
}

extension View {
    static func makeNode(_ view: Self, in parent: ViewNode, lazy: Bool? = nil) -> TypedNode<Self> {
        _makeNode(view, parent.context(lazy: lazy))
    }
}
