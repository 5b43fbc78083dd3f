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

/// Views in rows of so many columns. As SwiftUI's `LazyVGrid`; a screen of text makes all its cells at once.
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
        ContainerNode(view, context)
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
