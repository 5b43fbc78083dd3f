/// One of the views that another is made of, which a container puts where it wants it. Its state lives where the view
/// was declared.
nonisolated public struct Subview: View, Identifiable {
    public typealias Body = Never

    /// The identity of a subview, the same for as long as the view lives.
    public struct ID: Hashable {
        let value: ObjectIdentifier
    }

    let node: ViewNode
    /// The environment of the container, from which that of the place may differ.
    let base: EnvironmentValues

    /// The identity of the subview.
    public var id: ID { ID(value: ObjectIdentifier(node)) }

    /// The values, and the tag, that the view gives to its container.
    public var containerValues: ContainerValues {
        let node = node
        return onMainActor {
            let element = node.elements.first
            var values = element?.trait(ContainerValuesTrait.self) ?? ContainerValues()
            if let tag = element?.trait(TagTrait.self) { values.tags.append(tag) }
            return values
        }
    }

    /// Makes the node that shows the view here; a view stands in one place at a time.
    @MainActor
    public static func _makeNode(_ view: Subview, _ context: NodeContext) -> TypedNode<Subview> {
        SubviewNode(view, context)
    }
}

/// The views that another is made of, in order.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
    let subviews: [Subview]

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { subviews.count }
    /// The view at a place.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Some of the views, with the places that they have here.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { .init(base: self, bounds: bounds) }

    /// All the views, one after the other.
    @MainActor
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another is made of.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
    let base: SubviewsCollection
    let bounds: Range<Int>

    /// The place of the first view in the whole collection.
    public var startIndex: Int { bounds.lowerBound }
    /// The place after the last view in the whole collection.
    public var endIndex: Int { bounds.upperBound }
    /// The view at a place of the whole collection.
    public subscript(index: Int) -> Subview { base[index] }
    /// Some of the views, with the places that they have in the whole collection.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { .init(base: base, bounds: bounds) }

    /// The views of the slice, one after the other.
    @MainActor
    public var body: some View { ForEach(Array(self)) { $0 } }
}

/// The node that shows a view which lives in the container's content.
private final class SubviewNode: TypedNode<Subview> {
    private var shown: ViewNode { view.node }
    /// The environment that the view has in the place where it lives, and the one that it was given here instead.
    private var own: EnvironmentValues?
    private var given: EnvironmentValues?

    override init(_ view: Subview, _ context: NodeContext) {
        super.init(view, context)
        take()
    }

    private func take() {
        (shown.source as? SubviewSource)?.show(shown, in: self)
        show(shown)
        hand(environment)
        shown.setActive(isActive)
    }

    /// Hands the values on that were set between the container and here.
    private func hand(_ environment: EnvironmentValues) {
        if given?.isIdentical(to: shown.environment) != true { own = shown.environment }
        guard let own else { return }
        let isSame = environment.isIdentical(to: view.base)
        let next = isSame ? own : own.overlaid(with: environment, over: view.base)
        given = isSame ? nil : next
        shown.propagate(next)
    }

    override var elements: [ViewElement] { shown.elements }
    override var givingChildren: [ViewNode] { [shown] }
    override var isLazyStack: Bool { shown.isLazyStack }
    override var holdsState: Bool { shown.holdsState }
    override func visitRows(_ rows: inout RowCollector) { shown.visitRows(&rows) }
    override func visitPages(_ pages: inout [ViewNode]) { shown.visitPages(&pages) }
    override func descendant(with id: AnyHashable) -> ViewNode? { shown.descendant(with: id) }

    override func update(_ view: Subview, _ environment: EnvironmentValues) {
        let isSame = view.node === shown
        if !isSame { letGo() }
        super.update(view, environment)
        if isSame {
            hand(environment)
        } else {
            take()
            elementsChanged()
        }
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        hand(environment)
    }

    override func activityChanged() {
        if isMounted { shown.setActive(isActive) }
    }

    private func letGo() {
        guard let source = shown.source as? SubviewSource, source.isShown(shown, in: self) else { return }
        source.hide(shown)
        letGo(of: shown)
        shown.setActive(false)
        if let own, given?.isIdentical(to: shown.environment) == true { shown.propagate(own) }
        (own, given) = (nil, nil)
    }

    override func willUnmount() {
        letGo()
    }
}

extension ViewNode {
    /// The holder of the views of a container that this is one of.
    fileprivate var source: ViewNode? {
        var node = parent
        while let current = node, !(current is SubviewSource) { node = current.parent }
        return node
    }
}
