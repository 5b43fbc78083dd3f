/// A table: the labels of its columns above the list of its rows.
nonisolated struct TableStack<Content: View>: View, ContainerView {
    typealias Body = Never

    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    private var layout: StackLayout {
        StackLayout(axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key)
    }

    @MainActor
    var axis: Axis? { .vertical }

    @MainActor
    var partOfCells: PagePart.Kind? { .table }

    @MainActor
    func hasSameLayout(as other: Self) -> Bool { true }

    @MainActor
    func measure(_ children: [Element], _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        layout.fit(children, proposal).total
    }

    @MainActor
    func place(_ children: [Element], in frame: CellRect, _ environment: EnvironmentValues) {
        layout.place(children, in: frame)
    }

    @MainActor
    static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}
