/// A view whose content is made of the size and place that it gets, as SwiftUI's `GeometryReader`. It takes all the
/// room that it is offered; the content stands at the top of the leading edge.
nonisolated public struct GeometryReader<Content: View>: View {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The closure that makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content is made anew whenever its size changes, or its place where that was read.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        context.graph.usesGeometry = true
        return GeometryNode(view, context)
    }
}

/// A node that makes its content in the layout, when its size is known, and again when that or a value that was read
/// changes.
private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
    private var child: TypedNode<Content>?
    private lazy var element = GeometryElement(self) { [unowned self] in self.layoutChanged($0) }
    private var known: GeometryProxy?
    private var isStale = true

    override var children: [ViewNode] { ViewNode.only(child) }
    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }
    override func showAnew() { element.invalidateLayout() }

    override func update(_ view: GeometryReader<Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child?.propagate(environment)
    }

    override func refresh() {
        isStale = true
        showAnew()
    }

    private func layoutChanged(_ proxy: GeometryProxy) {
        if !isStale, let known, known.cells == proxy.cells,
            !known.place.wasRead || known.place.cells == proxy.place.cells
        {
            return
        }
        isStale = false
        known = proxy
        let content = Tracking.run(self) { view.content(proxy) }
        if let child {
            child.update(content, environment)
        } else {
            child = Content._makeNode(content, context(lazy: false))
        }
        element.gatherLater()
    }
}

private final class GeometryElement: GatheringElement {
    private let laidOut: (GeometryProxy) -> Void

    init(_ node: ViewNode, laidOut: @escaping (GeometryProxy) -> Void) {
        self.laidOut = laidOut
        super.init(node)
    }

    override var needsHeight: Bool { true }

    /// It takes all that it is offered, and ideally next to nothing.
    override func measure(_ proposal: SizeProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func layoutChildren() {
        if isPlacedForGood { laidOut(GeometryProxy(self)) }
        for child in children {
            let proposal = SizeProposal(frame.size)
            child.place(
                Alignment.topLeading.place(child, child.size(proposal), in: frame), answering: proposal)
        }
    }
}
