/// Views over each other, the last in front, as SwiftUI's `ZStack`.
nonisolated public struct ZStack<Content: View>: View, ContainerView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let alignment: Alignment
    package let content: Content

    /// Creates a stack whose views line up by `alignment`.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package static var isLayered: Bool { true }

    @MainActor
    package func hasSameLayout(as other: Self) -> Bool { alignment == other.alignment }

    @MainActor
    package func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> CellSize
    {
        guard let edge = edge(of: children, environment, width: proposal.width) else {
            return alignment.enclosing(children, proposal)
        }
        let screen = edge.screen.size(proposal.reduced(columns: 0, rows: edge.rows))
        let others = alignment.enclosing(children.filter { $0 !== edge.screen }, proposal)
        return CellSize(
            width: max(screen.width, others.width), height: max(screen.height + edge.rows, others.height))
    }

    @MainActor
    package func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues) {
        guard let edge = edge(of: children, environment, width: frame.width) else {
            return alignment.placeOver(children, in: frame, answering: children.first?.container?.answered)
        }
        alignment.placeOver(children.filter { $0 !== edge.screen }, in: frame)
        edge.screen.place(
            CellRect(
                x: frame.x, y: frame.y + (edge.isTop ? edge.rows : 0), width: frame.width,
                height: max(0, frame.height - edge.rows)))
    }

    /// The child that would fill a screen, and the rows that those in front of it take at its edge; nil where there are
    /// none. A frame that grows with its content is no higher than that child, so that they would cover all of it.
    @MainActor
    private func edge(
        of children: [ViewElement], _ environment: EnvironmentValues, width: Int?
    ) -> (screen: ViewElement, rows: Int, isTop: Bool)? {
        guard environment.growsWithContent, let fraction = alignment.vertical.key.fraction, [0, 1].contains(fraction),
            let index = children.firstIndex(where: { $0.trait(FillsScreenTrait.self) == true })
        else { return nil }
        let rows = children[(index + 1)...].map { $0.size(SizeProposal(width: width, height: nil)).height }.max() ?? 0
        return rows > 0 ? (children[index], rows, fraction == 0) : nil
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}

/// True for what fills a screen whatever is in it.
package enum FillsScreenTrait: ElementTrait { package typealias Value = Bool }

extension Alignment {
    /// The size of the smallest thing that holds all children with their guides on each other.
    @MainActor
    func enclosing(_ children: [ViewElement], _ proposal: SizeProposal) -> CellSize {
        let sizes = children.map { $0.size(proposal) }
        return CellSize(
            width: extent(children, sizes, along: .horizontal), height: extent(children, sizes, along: .vertical))
    }

    @MainActor
    private func extent(_ children: [ViewElement], _ sizes: [CellSize], along axis: Axis) -> Int {
        guard let leads = leads(children, sizes, along: axis) else { return sizes.map { $0[axis] }.max() ?? 0 }
        return (leads.max() ?? 0) + (zip(leads, sizes).map { $1[axis] - $0 }.max() ?? 0)
    }

    /// Returns the distance from each child's beginning to the common guide; nil where they line up by their edges or
    /// middles.
    @MainActor
    private func leads(_ children: [ViewElement], _ sizes: [CellSize], along axis: Axis) -> [Int]? {
        let key = key(along: axis)
        guard let graph = children.first?.node.graph, graph.usesGuides || key.fraction == nil else { return nil }
        let explicit = zip(children, sizes).map { $0.explicitGuide(key, along: axis, of: $1) }
        if key.fraction != nil, explicit.allSatisfy({ $0 == nil }) { return nil }
        return zip(explicit, sizes).map { guide, size in
            Points.cells(guide ?? ViewDimensions(size).defaultValue(of: key), along: axis)
        }
    }

    /// Places children over each other, their guides on each other.
    ///
    /// - Parameter answered: What each of them is proposed, where that is less than the frame.
    @MainActor
    func placeOver(_ children: [ViewElement], in frame: CellRect, answering answered: SizeProposal? = nil) {
        let whole = frame.size
        let proposal = SizeProposal(
            width: min(answered?.width ?? whole.width, whole.width),
            height: min(answered?.height ?? whole.height, whole.height))
        let sizes = children.map { $0.size(proposal) }
        func origins(along axis: Axis) -> [Int] {
            let fraction = key(along: axis).fraction ?? 0
            guard let leads = leads(children, sizes, along: axis) else {
                return sizes.map { Self.offset(fraction, free: whole[axis] - $0[axis]) }
            }
            let start = Self.offset(fraction, free: whole[axis] - extent(children, sizes, along: axis))
            let most = leads.max() ?? 0
            return leads.map { start + most - $0 }
        }
        let (xs, ys) = (origins(along: .horizontal), origins(along: .vertical))
        for (index, child) in children.enumerated() {
            child.place(
                CellRect(
                    x: frame.x + xs[index], y: frame.y + ys[index], width: sizes[index].width,
                    height: sizes[index].height), answering: proposal)
        }
    }
}
