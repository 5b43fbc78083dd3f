/// One of the views that another is made of, to be put where a container wants it. As SwiftUI's `Subview`.
nonisolated public struct Subview: View, Identifiable {
    public typealias Body = Never

    public struct ID: Hashable {
        let value: ObjectIdentifier
    }

    let node: ViewNode
    /// The environment of the container, from which that of the place may differ.
    let base: EnvironmentValues

    public var id: ID { ID(value: ObjectIdentifier(node)) }

    /// What the view gives to its container.
    @MainActor
    public var containerValues: ContainerValues {
        let element = node.elements.first
        var values = element?.trait(ContainerValuesTrait.self) ?? ContainerValues()
        if let tag = element?.trait(TagTrait.self) { values.tags.append(tag) }
        return values
    }

    @MainActor
    public static func _makeNode(_ view: Subview, _ context: NodeContext) -> TypedNode<Subview> {
        SubviewNode(view, context)
    }
}

/// The views that another is made of. As SwiftUI's `SubviewsCollection`.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { .init(base: self, bounds: bounds) }

    @MainActor
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another is made of. As SwiftUI's `SubviewsCollectionSlice`.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
    let base: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { .init(base: base, bounds: bounds) }

    @MainActor
    public var body: some View { ForEach(Array(self)) { $0 } }
}

/// Shows a view that lives elsewhere: in what the container was given.
private final class SubviewNode: TypedNode<Subview> {
    private var shown: ViewNode { view.node }
    /// The environment that it has where it lives, and what it was given here in place of that.
    private var own: EnvironmentValues?
    private var given: EnvironmentValues?

    override init(_ view: Subview, _ context: NodeContext) {
        super.init(view, context)
        take()
    }

    private func take() {
        (shown.source as? SubviewSource)?.show(shown, in: self)
        hand(environment)
        shown.setActive(isActive)
    }

    /// Hands on what has been set between the container and here.
    private func hand(_ environment: EnvironmentValues) {
        if given?.isIdentical(to: shown.environment) != true { own = shown.environment }
        guard let own else { return }
        let isSame = environment.isIdentical(to: view.base)
        let next = isSame ? own : own.overlaid(with: environment, over: view.base)
        given = isSame ? nil : next
        shown.propagate(next)
    }

    override var elements: [Element] { shown.elements }
    override var shownChildren: [ViewNode] { [shown] }
    override var isLazyStack: Bool { shown.isLazyStack }
    override var holdsState: Bool { shown.holdsState }
    override func contribute(to chrome: inout Chrome) { shown.contribute(to: &chrome) }
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
