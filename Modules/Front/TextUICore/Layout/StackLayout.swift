/// The arrangement of a stack, as SwiftUI's: the least flexible child chooses its length first, of the rest shared
/// evenly; children of a higher priority come before the others, and spacers last.
@MainActor
struct StackLayout {
    let axis: Axis
    /// In cells; nil is the front's own spacing.
    var spacing: Int?
    /// The share of the free breadth before a child.
    var alignment: Double
    /// The guide that the children line up by, where that is no share of the breadth.
    var guide: AlignmentKey?

    init(axis: Axis, spacing: Int?, alignment: Double) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }

    init(axis: Axis, spacing: CGFloat?, alignment: AlignmentKey) {
        self.init(
            axis: axis, spacing: spacing.map { Points.extent($0, along: axis) }, alignment: alignment.fraction ?? 0)
        guide = alignment
    }

    struct Result {
        var sizes: [CellSize]
        var gaps: [Int]
        var total: CellSize
        /// The distance from each child's beginning to the common guide; nil where they line up by their edges or
        /// middles.
        var leads: [Int]?
    }

    private var defaultSpacing: Int { axis == .horizontal ? 1 : 0 }

    func gaps(_ children: [Element]) -> [Int] {
        guard children.count > 1 else { return [] }
        return zip(children, children.dropFirst()).map { before, after in
            spacing ?? (before.isSpacer || after.isSpacer ? 0 : defaultSpacing)
        }
    }

    func fit(_ children: [Element], _ proposal: Proposal) -> Result {
        let gaps = gaps(children)
        let gapTotal = gaps.reduce(0, +)
        var sizes = [CellSize](repeating: CellSize(width: 0, height: 0), count: children.count)
        if let length = proposal[axis], length < Proposal.unlimited {
            share(max(0, length - gapTotal), of: proposal, among: children, into: &sizes)
        } else {
            for (index, child) in children.enumerated() { sizes[index] = child.size(proposal) }
        }
        var total = CellSize(width: 0, height: 0)
        total[axis] = min(Proposal.unlimited, sizes.reduce(gapTotal) { $0 + $1[axis] })
        let leads = leads(children, sizes)
        if let leads {
            let after = zip(leads, sizes).map { $1[axis.crossing] - $0 }
            total[axis.crossing] = (leads.max() ?? 0) + (after.max() ?? 0)
        } else {
            total[axis.crossing] = sizes.map { $0[axis.crossing] }.max() ?? 0
        }
        return Result(sizes: sizes, gaps: gaps, total: total, leads: leads)
    }

    private func leads(_ children: [Element], _ sizes: [CellSize]) -> [Int]? {
        guard let guide, let graph = children.first?.node.graph else { return nil }
        let across = axis.crossing
        if guide.merging != .average, sizes.allSatisfy({ $0[across] <= 1 }), !graph.usesGuides { return nil }
        guard graph.usesGuides || guide.fraction == nil else { return nil }
        if guide.fraction != nil {
            let saysNothing = zip(children, sizes).allSatisfy {
                $0.explicitGuide(guide, along: across, of: $1) == nil
            }
            if saysNothing { return nil }
        }
        return zip(children, sizes).map { child, size in
            Points.cells(child.guide(guide, along: across, of: size), along: across)
        }
    }

    private struct Child {
        let index: Int
        let element: Element
        let priority: Double
        let minimum: Int
        let flexibility: Int
    }

    private func share(
        _ length: Int, of proposal: Proposal, among elements: [Element], into sizes: inout [CellSize]
    ) {
        let children = elements.enumerated().map { index, element in
            var smallest = proposal
            smallest[axis] = 0
            var largest = proposal
            largest[axis] = Proposal.unlimited
            let minimum = element.size(smallest)[axis]
            return Child(
                index: index, element: element,
                priority: element.trait(LayoutPriorityTrait.self) ?? (element.isSpacer ? -.infinity : 0),
                minimum: minimum, flexibility: element.size(largest)[axis] - minimum)
        }
        var left = length
        let priorities = Set(children.map(\.priority)).sorted(by: >)
        for priority in priorities {
            let group = children.filter { $0.priority == priority }.sorted { $0.flexibility < $1.flexibility }
            let reserved = children.filter { $0.priority < priority }.reduce(0) { $0 + $1.minimum }
            var available = max(0, left - reserved)
            // A stack is placed in the size that it asked for: where all fit, none is made to give way to another.
            let allFit = group.reduce(0) { $0 + $1.minimum + $1.flexibility } <= available
            for (position, child) in group.enumerated() {
                var offer = proposal
                // Rounded up, so that the cells left over go to the first of equals.
                let count = group.count - position
                offer[axis] = max((available + count - 1) / count, allFit ? child.minimum + child.flexibility : 0)
                let size = child.element.size(offer)
                sizes[child.index] = size
                available = max(0, available - size[axis])
                left = max(0, left - size[axis])
            }
        }
    }

    func place(_ children: [Element], in frame: CellRect) {
        let result = fit(children, Proposal(CellSize(width: frame.width, height: frame.height)))
        var position = axis == .horizontal ? frame.x : frame.y
        let breadth = axis == .horizontal ? frame.height : frame.width
        let most = result.leads?.max() ?? 0
        let start = Alignment.offset(alignment, free: breadth - result.total[axis.crossing])
        for (index, child) in children.enumerated() {
            let size = result.sizes[index]
            let offset =
                result.leads.map { start + most - $0[index] }
                ?? Alignment.offset(alignment, free: breadth - size[axis.crossing])
            child.place(
                axis == .horizontal
                    ? CellRect(x: position, y: frame.y + offset, width: size.width, height: size.height)
                    : CellRect(x: frame.x + offset, y: position, width: size.width, height: size.height))
            position += size[axis] + (index < result.gaps.count ? result.gaps[index] : 0)
        }
    }
}
