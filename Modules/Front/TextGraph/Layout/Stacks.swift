/// Views beside each other, as SwiftUI's `HStack`.
nonisolated public struct HStack<Content: View>: View, ContainerView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views down.
    ///   - spacing: The points between the views, 8 to a column; nil for one column.
    ///   - content: The views, from the leading edge on.
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
    package static var axis: Axis? { .horizontal }

    @MainActor
    package var arrangement: PagePart.Arrangement? {
        let edges: [(VerticalAlignment, PagePart.Arrangement.Edge)] = [
            (.top, .start), (.bottom, .end), (.lastTextBaseline, .end), (.firstTextBaseline, .baseline),
        ]
        return PagePart.Arrangement(spacing: spacing, edge: edges.first { $0.0 == alignment }?.1)
    }

    @MainActor
    package func hasSameLayout(as other: Self) -> Bool { alignment == other.alignment && spacing == other.spacing }

    @MainActor
    package func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> CellSize
    {
        layout.fit(children, proposal).total
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

/// Views below each other, as SwiftUI's `VStack`.
nonisolated public struct VStack<Content: View>: View, ContainerView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let content: Content
    package var partOfCells: PagePart.Kind?

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views across.
    ///   - spacing: The points between the views, 16 to a row; nil for none.
    ///   - content: The views, from the top on.
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
    package static var axis: Axis? { .vertical }

    @MainActor
    package var arrangement: PagePart.Arrangement? {
        PagePart.Arrangement(spacing: spacing, edge: alignment == .trailing ? .end : nil)
    }

    @MainActor
    package func hasSameLayout(as other: Self) -> Bool { alignment == other.alignment && spacing == other.spacing }

    @MainActor
    private func layout(in environment: EnvironmentValues) -> StackLayout {
        environment.standsInRow ? StackLayout(axis: .horizontal, spacing: nil, alignment: 0.5) : layout
    }

    @MainActor
    package func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> CellSize
    {
        layout(in: environment).fit(children, proposal).total
    }

    @MainActor
    package func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues) {
        layout(in: environment).place(children, in: frame)
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}

private struct StandsInRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether there is one row: views that would stand below each other stand beside each other, as a tab's icon and its
    /// title.
    package var standsInRow: Bool {
        get { self[StandsInRowKey.self] }
        set { self[StandsInRowKey.self] = newValue }
    }
}
