/// Views in rows of several columns, as SwiftUI's `LazyVGrid`. In a scroll view only the views in its window are made.
nonisolated public struct LazyVGrid<Content: View>: View, ContainerView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let layout: TrackLayout
    package let content: Content

    @MainActor package var partOfCells: PagePart.Kind? { .tiles }

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns, with their widths.
    ///   - alignment: The alignment of the grid across.
    ///   - spacing: The points between rows; nil for none.
    ///   - pinnedViews: Has no effect in text.
    ///   - content: The views, which fill one line after another.
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
    package func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> CellSize
    {
        layout.plan(children, proposal).total
    }

    @MainActor
    package func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues) {
        layout.place(children, in: frame)
    }

    /// Makes the view's node in the view graph.
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

/// Views in columns of several rows, as SwiftUI's `LazyHGrid`. All its views are made.
nonisolated public struct LazyHGrid<Content: View>: View, ContainerView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let layout: TrackLayout
    package let content: Content

    @MainActor package var partOfCells: PagePart.Kind? { .tiles }

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows, with their heights.
    ///   - alignment: The alignment of the grid down.
    ///   - spacing: The points between columns; nil for one column.
    ///   - pinnedViews: Has no effect in text.
    ///   - content: The views, which fill one line after another.
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
    package func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> CellSize
    {
        layout.plan(children, proposal).total
    }

    @MainActor
    package func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues) {
        layout.place(children, in: frame)
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}
