/// Views in rows and columns, each column as wide as its widest. As SwiftUI's `Grid`; spacing is in points, where it is
/// nil a column across and none down.
nonisolated public struct Grid<Content: View>: View, ContainerView {
    public typealias Body = Never

    let layout: GridLayout
    let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
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
