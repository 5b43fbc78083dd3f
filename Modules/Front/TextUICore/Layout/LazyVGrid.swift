/// A column or a row of a lazy grid. As SwiftUI's `GridItem`; lengths are in points.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in rows of so many columns, of which a scroll view makes those in view. As SwiftUI's `LazyVGrid`.
nonisolated public struct LazyVGrid<Content: View>: View, ContainerView {
    public typealias Body = Never

    let layout: TrackLayout
    let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = TrackLayout(
            axis: .vertical, items: columns, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .center))
        self.content = content()
    }

    @MainActor
    func measure(_ children: [Element], _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        layout.plan(children, proposal).total
    }

    @MainActor
    func place(_ children: [Element], in frame: CellRect, _ environment: EnvironmentValues) {
        layout.place(children, in: frame)
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        context.isLazy ? LazyGridNode(view, context) : ContainerNode(view, context)
    }
}

/// A lazy grid in a scroll view: it gives its lines to that.
private final class LazyGridNode<Content: View>: ContentNode<LazyVGrid<Content>, Content> {
    private var segments: [GridLines] = []

    override class func content(of view: LazyVGrid<Content>) -> Content { view.content }
    override var isLazyStack: Bool { true }

    override func visitRows(_ rows: inout RowCollector) {
        var cells = RowCollector(opensGroups: true)
        child.visitRows(&cells)
        let layout = view.layout
        let stack = RowCollector.Stack(
            id: ObjectIdentifier(self), spacing: layout.lineGap, alignment: layout.alignment.horizontal)
        rows.stacking(stack) { rows in
            var used = 0
            var run: [RowCollector.Part] = []
            @MainActor func endRun() {
                guard !run.isEmpty else { return }
                if used == segments.count { segments.append(GridLines(context(lazy: false))) }
                segments[used].show(run, layout)
                rows.add(segments[used])
                used += 1
                run = []
            }
            for part in cells.parts {
                if part.isHeader || part.isFooter {
                    endRun()
                    rows.addLine(part)
                } else {
                    run.append(part)
                }
            }
            endRun()
        }
    }

    override func update(_ view: LazyVGrid<Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        elementsChanged()
    }
}

/// Views in columns of so many rows. As SwiftUI's `LazyHGrid`.
nonisolated public struct LazyHGrid<Content: View>: View, ContainerView {
    public typealias Body = Never

    let layout: TrackLayout
    let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = TrackLayout(
            axis: .horizontal, items: rows, spacing: spacing,
            alignment: Alignment(horizontal: .center, vertical: alignment))
        self.content = content()
    }

    @MainActor
    func measure(_ children: [Element], _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        layout.plan(children, proposal).total
    }

    @MainActor
    func place(_ children: [Element], in frame: CellRect, _ environment: EnvironmentValues) {
        layout.place(children, in: frame)
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}
