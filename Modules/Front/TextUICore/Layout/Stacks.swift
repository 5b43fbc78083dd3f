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
        StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key)
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
        StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key)
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
