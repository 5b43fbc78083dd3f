/// A view that arranges its content by a layout of the program's own.
nonisolated public struct _LayoutContainer<L: Layout, Content: View>: View {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let layout: L
    let content: Content

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LayoutNode(view, context)
    }
}

private final class LayoutNode<L: Layout, Content: View>: ContentNode<_LayoutContainer<L, Content>, Content> {
    private lazy var element = LayoutElement(self) { [unowned self] in self.view.layout }

    override class func content(of view: _LayoutContainer<L, Content>) -> Content { view.content }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        return context
    }

    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }
    override func showAnew() { element.invalidateLayout() }
}

/// An element whose children are placed by a layout of the program's own.
@MainActor
protocol SubviewPlacer: ViewElement {
    func notePlacing(of child: ViewElement)
}

private final class LayoutElement<L: Layout>: GatheringElement, SubviewPlacer {
    private let layout: () -> L
    private var knownSubviews: LayoutSubviews?
    private var placed: Set<ObjectIdentifier> = []
    private var cache: L.Cache?
    private var cacheIsStale = false

    init(_ node: ViewNode, layout: @escaping () -> L) {
        self.layout = layout
        super.init(node)
    }

    private var subviews: LayoutSubviews {
        if let knownSubviews { return knownSubviews }
        let subviews = LayoutSubviews(children)
        knownSubviews = subviews
        return subviews
    }

    override func gather() {
        knownSubviews = nil
        super.gather()
    }

    override func forget() {
        cacheIsStale = true
    }

    override var axis: Axis? { L.layoutProperties.stackOrientation ?? layout()._native?.axis }

    private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let layout = layout()
        let subviews = subviews
        var cache: L.Cache
        if let known = self.cache {
            cache = known
            if cacheIsStale { layout.updateCache(&cache, subviews: subviews) }
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
        cacheIsStale = false
        let result = body(layout, subviews, &cache)
        self.cache = cache
        return result
    }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        if let native = layout()._native { return native.measure(children, proposal) }
        let size = withCache { layout, subviews, cache in
            layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
        return CellSize(
            width: max(0, Points.cells(size.width, along: .horizontal)),
            height: max(0, Points.cells(size.height, along: .vertical)))
    }

    private var bounds: CGRect {
        CGRect(
            x: CGFloat(frame.x) * Points.perColumn, y: CGFloat(frame.y) * Points.perRow,
            width: CGFloat(frame.width) * Points.perColumn, height: CGFloat(frame.height) * Points.perRow)
    }

    override func layoutChildren() {
        if let native = layout()._native { return native.place(children, frame) }
        let bounds = bounds
        placed = []
        withCache { layout, subviews, cache in
            layout.placeSubviews(
                in: bounds, proposal: ProposedViewSize(bounds.size), subviews: subviews, cache: &cache)
        }
        // A view that the layout does not place stands in the middle, as in SwiftUI.
        for child in children where !placed.contains(ObjectIdentifier(child)) {
            let size = child.size(SizeProposal(frame.size))
            child.place(Alignment.center.place(size, in: frame))
        }
    }

    func notePlacing(of child: ViewElement) { placed.insert(ObjectIdentifier(child)) }

    override func draw(_ canvas: inout CellCanvas) {
        for child in inDrawingOrder(children) { child.draw(&canvas) }
    }

    override func explicitGuide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? {
        guard layout()._native == nil else { return guideOfChildren(key, along: axis, of: size, among: children) }
        let points = Points.size(size)
        let bounds = CGRect(origin: .zero, size: points)
        let own = withCache { layout, subviews, cache in
            axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: ProposedViewSize(points),
                    subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: ProposedViewSize(points),
                    subviews: subviews, cache: &cache)
        }
        return own ?? guideOfChildren(key, along: axis, of: size, among: children)
    }

    override func maySetGuide(_ key: AlignmentKey) -> Bool {
        layout()._native == nil || children.contains { $0.maySetGuide(key) }
    }
}

/// A layout of the front's own, in whole cells.
@MainActor
public struct NativeLayout {
    var axis: Axis?
    let measure: ([ViewElement], SizeProposal) -> CellSize
    let place: ([ViewElement], CellRect) -> Void
}
