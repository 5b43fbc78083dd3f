/// Views in rows and columns, each column as wide as its widest cell, as SwiftUI's `Grid`.
nonisolated public struct Grid<Content: View>: View, ContainerView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let layout: GridLayout
    package let content: Content

    @MainActor package var partOfCells: PagePart.Kind? { .grid }

    /// Creates a grid of `GridRow`s; a view outside of one takes the whole width.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views in their cells.
    ///   - horizontalSpacing: The points between columns; nil for one column.
    ///   - verticalSpacing: The points between rows; nil for none.
    ///   - content: The rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
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
