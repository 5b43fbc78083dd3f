/// The retained identity of one view at one place: it lives as long as that place holds a view of that type.
///
/// A node makes those below it, gives the elements that show its view, and takes part in a flush: ``refresh()`` when
/// what it has read has changed, `update` when its parent has made its view anew. A subclass mostly derives from
/// ``ContentNode``, which has one node below it, or from ``TypedNode``.
@MainActor
open class ViewNode {
    /// The nodes of one screen, with the flush that brings them up to date.
    package final let graph: Graph
    private let parentReference: NodeReference?
    /// The node above; nil at the root of a screen.
    package final var parent: ViewNode? { parentReference?.node }
    @exclusivity(unchecked) private nonisolated(unsafe) var ownReference: NodeReference?
    /// What refers to this without keeping it alive.
    package final var reference: NodeReference {
        if let ownReference { return ownReference }
        let new = NodeReference(self)
        ownReference = new
        return new
    }
    /// The number of nodes above. A flush refreshes those with a lower one first.
    package final let depth: Int
    /// Another one for each node of a screen, also where a later node has the earlier one's place.
    package final let number: Int
    final let isLazy: Bool
    /// Whether the view is on the screen: a page below the top of a stack is not, and keeps its state.
    @exclusivity(unchecked) package final private(set) var isActive: Bool
    /// Whether the node still lives.
    @exclusivity(unchecked) package final private(set) var isMounted = true
    /// Something this node has read has changed, and it has not run since. A node whose `update` does all that its
    /// `refresh` does sets it to false there, and does not run again after its parent has handed it a new view.
    @exclusivity(unchecked) package final var isOutdated = false
    /// The environment that has come down to the view. What the node shows itself is shown anew in another one.
    @exclusivity(unchecked) package final var environment: EnvironmentValues {
        didSet { if !environment.isIdentical(to: oldValue) { showAnew() } }
    }
    /// What this has to do with what is given to the views around; nil for nothing.
    @exclusivity(unchecked) final var upward: Upward?

    package init(_ context: NodeContext) {
        graph = context.graph
        number = context.graph.nextNodeNumber()
        parentReference = context.parent?.reference
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        isActive = context.isActive
        isLazy = context.isLazy
    }

    deinit { ownReference?.end() }

    /// The nodes directly below, in reading order, as far as they are made; none by default. A subclass gives all that
    /// it keeps: they are taken away with it.
    open var children: [ViewNode] { [] }

    /// Returns a node alone, or nothing. `map` would ask the runtime at each call for the type of the optional.
    package static func only(_ node: ViewNode?) -> [ViewNode] {
        if let node { [node] } else { [] }
    }

    /// The elements that this node gives to the container above it: those of the nodes below by default.
    ///
    /// A subclass with elements of its own gives the same object for as long as the same thing stands there, and calls
    /// `elementsChanged()` when others take its place.
    open var elements: [ViewElement] { children.flatMap(\.elements) }

    /// The element of this node that gathers those of the nodes below; nil where they are handed on to the element
    /// around.
    open var gatherer: ViewElement? { nil }

    /// Has what this node shows itself measured and drawn again; does nothing by default.
    ///
    /// It is called when the environment has become another, or the view one that is not shown the same way. A subclass
    /// with an element of its own tells that.
    open func showAnew() {}

    /// Whether the node holds the content of something presented or pushed, which follows its own dependencies.
    var isDeferred: Bool { false }

    /// Runs the node again, because something that it has read has changed; does nothing by default.
    open func refresh() {}

    /// Takes a changed environment and hands it on.
    package func propagate(_ environment: EnvironmentValues) {}

    /// Adds the rows of the view, for a list or a scroll view around it: those of the nodes below by default, and
    /// itself as one row where there are none, or where it gathers them.
    open func visitRows(_ rows: inout RowCollector) {
        let children = children
        if children.isEmpty || gatherer != nil {
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

    /// Returns the node that was given that id, or was made for the element with it, here or below; nil if there is
    /// none.
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

    /// Tells the node that the view comes onto the screen after it was away, or leaves it while its state stays.
    ///
    /// The nodes below follow. A subclass that shows only some of them overrides it, and takes its own part by
    /// `setOwnActivity`.
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

    /// Acts on a change of `isActive`: the view has come onto the screen or has left it, also for good; does nothing by
    /// default.
    open func activityChanged() {}

    /// Acts on the focus, which has come to one of the node's own elements or has left it; does nothing by default.
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

    /// Lets go of what a subclass holds. It is called once, when the node's life ends, after the nodes below have
    /// ended.
    open func willUnmount() {}

    /// Returns the context in which a node directly below is made.
    package func context(lazy: Bool? = nil) -> NodeContext {
        NodeContext(graph: graph, parent: self, environment: environment, isActive: isActive, isLazy: lazy ?? isLazy)
    }

    /// Tells that elements of this node have come, gone or moved: who gathers them around it, else the screen, does so
    /// again.
    package final func elementsChanged() {
        if let parent { parent.elementsBelowChanged() } else { graph.presentationChanged() }
    }

    /// Takes note that elements of a node below have come, gone or moved. The gatherer gathers them again; where there
    /// is none, they are this node's own.
    open func elementsBelowChanged() {
        if let gatherer { gatherer.gather() } else { elementsChanged() }
    }

    /// Has the node refreshed in the next flush.
    package final func invalidate() {
        reference.invalidate()
    }

    /// Whether state would be lost with this node: a list keeps the node of a row with state when the row is scrolled
    /// away.
    open var holdsState: Bool { children.contains(where: \.holdsState) }
}

/// A node that knows the type of the view that it stands for.
@MainActor
open class TypedNode<V: View>: ViewNode {
    /// The value of the view that the parent has made last.
    @exclusivity(unchecked) package final var view: V

    /// Returns whether the node shows another value of the view as it shows this one, but for what the nodes below show.
    open func showsAlike(_ view: V) -> Bool { false }

    package init(_ view: V, _ context: NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Takes the view that its parent has made anew for this place, and the environment there.
    ///
    /// A subclass calls `super`, which has what is different shown anew, and hands new values to the nodes below. It is
    /// called also where nothing has changed.
    open func update(_ view: V, _ environment: EnvironmentValues) {
        let isAlike = showsAlike(view)
        self.view = view
        if !environment.isIdentical(to: self.environment) {
            self.environment = environment
        } else if !isAlike {
            showAnew()
        }
    }

    package final override func propagate(_ environment: EnvironmentValues) {
        guard !environment.isIdentical(to: self.environment) else { return }
        environmentChanged(environment)
    }

    /// Takes an environment that differs, with the same view; an `update` by default.
    ///
    /// A subclass sets `environment` and hands it on where that is all that has to be done.
    open func environmentChanged(_ environment: EnvironmentValues) {
        update(view, environment)
    }
}

extension View {
    package static func makeNode(_ view: Self, in parent: ViewNode, lazy: Bool? = nil) -> TypedNode<Self> {
        _makeNode(view, parent.context(lazy: lazy))
    }
}
