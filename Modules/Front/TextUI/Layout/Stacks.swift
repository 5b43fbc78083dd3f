/// Views beside each other. As SwiftUI's `HStack`; `spacing` is in points, 1 column where it is nil.
nonisolated public struct HStack<Content: View>: View, ContainerView {
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    private var layout: StackLayout {
        StackLayout(
            axis: .horizontal, spacing: spacing.map { Points.extent($0, along: .horizontal) },
            alignment: alignment.fraction)
    }

    @MainActor
    var axis: Axis? { layout.axis }

    @MainActor
    func hasSameLayout(as other: Self) -> Bool { alignment == other.alignment && spacing == other.spacing }

    @MainActor
    func measure(_ children: [Element], _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        layout.fit(children, proposal).total
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

/// Views below each other. As SwiftUI's `VStack`; `spacing` is in points, none where it is nil.
nonisolated public struct VStack<Content: View>: View, ContainerView {
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor
    private var layout: StackLayout {
        StackLayout(
            axis: .vertical, spacing: spacing.map { Points.extent($0, along: .vertical) }, alignment: alignment.fraction
        )
    }

    @MainActor
    var axis: Axis? { layout.axis }

    @MainActor
    func hasSameLayout(as other: Self) -> Bool { alignment == other.alignment && spacing == other.spacing }

    @MainActor
    func measure(_ children: [Element], _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        layout.fit(children, proposal).total
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

/// Views over each other, the last in front. As SwiftUI's `ZStack`.
nonisolated public struct ZStack<Content: View>: View, ContainerView {
    public typealias Body = Never

    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor
    func hasSameLayout(as other: Self) -> Bool { alignment == other.alignment }

    @MainActor
    func measure(_ children: [Element], _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        let sizes = children.map { $0.size(proposal) }
        return CellSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    @MainActor
    func place(_ children: [Element], in frame: CellRect, _ environment: EnvironmentValues) {
        for child in children {
            let size = child.size(Proposal(width: frame.width, height: frame.height))
            child.place(alignment.place(size, in: frame))
        }
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}
