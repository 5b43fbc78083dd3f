/// Views over each other, the last in front, as SwiftUI's `ZStack`.
nonisolated public struct ZStack<Content: View>: View, ContainerView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let alignment: Alignment
    let content: Content

    /// Creates a stack whose views line up by `alignment`.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor
    func hasSameLayout(as other: Self) -> Bool { alignment == other.alignment }

    @MainActor
    func measure(_ children: [Element], _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        alignment.enclosing(children, proposal)
    }

    @MainActor
    func place(_ children: [Element], in frame: CellRect, _ environment: EnvironmentValues) {
        alignment.placeOver(children, in: frame)
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}

extension Alignment {
    /// The size of the smallest thing that holds all children with their guides on each other.
    @MainActor
    func enclosing(_ children: [Element], _ proposal: Proposal) -> CellSize {
        let sizes = children.map { $0.size(proposal) }
        return CellSize(
            width: extent(children, sizes, along: .horizontal), height: extent(children, sizes, along: .vertical))
    }

    @MainActor
    private func extent(_ children: [Element], _ sizes: [CellSize], along axis: Axis) -> Int {
        guard let leads = leads(children, sizes, along: axis) else { return sizes.map { $0[axis] }.max() ?? 0 }
        return (leads.max() ?? 0) + (zip(leads, sizes).map { $1[axis] - $0 }.max() ?? 0)
    }

    /// Returns the distance from each child's beginning to the common guide; nil where they line up by their edges or
    /// middles.
    @MainActor
    private func leads(_ children: [Element], _ sizes: [CellSize], along axis: Axis) -> [Int]? {
        let key = key(along: axis)
        guard let graph = children.first?.node.graph, graph.usesGuides || key.fraction == nil else { return nil }
        let explicit = zip(children, sizes).map { $0.explicitGuide(key, along: axis, of: $1) }
        if key.fraction != nil, explicit.allSatisfy({ $0 == nil }) { return nil }
        return zip(explicit, sizes).map { guide, size in
            Points.cells(guide ?? ViewDimensions(size).defaultValue(of: key), along: axis)
        }
    }

    /// Places children over each other, their guides on each other.
    @MainActor
    func placeOver(_ children: [Element], in frame: CellRect) {
        let whole = CellSize(width: frame.width, height: frame.height)
        let sizes = children.map { $0.size(Proposal(whole)) }
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
                    height: sizes[index].height))
        }
    }
}
