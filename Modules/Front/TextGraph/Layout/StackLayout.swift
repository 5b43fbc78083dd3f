/// The arrangement of a stack, as SwiftUI's: the least flexible child chooses its length first, of the rest shared
/// evenly; children of a higher priority come before the others, and spacers last.
@MainActor
package struct StackLayout {
    let axis: Axis
    /// In cells; nil is the front's own spacing.
    package var spacing: Int?
    /// The share of the free breadth before a child.
    var alignment: Double
    /// The guide that the children line up by, where that is no share of the breadth.
    var guide: AlignmentKey?

    package init(axis: Axis, spacing: Int?, alignment: Double) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }

    package init(axis: Axis, spacing: CGFloat?, alignment: AlignmentKey) {
        self.init(
            axis: axis, spacing: spacing.map { Points.extent($0, along: axis) }, alignment: alignment.fraction ?? 0)
        guide = alignment
    }

    package struct Result {
        var sizes: [CellSize]
        var gaps: [Int]
        package var total: CellSize
        /// The distance from each child's beginning to the common guide; nil where they line up by their edges or
        /// middles.
        var leads: [Int]?
    }

    private var defaultSpacing: Int { axis == .horizontal ? 1 : 0 }

    func gaps(_ children: [ViewElement]) -> [Int] {
        guard children.count > 1 else { return [] }
        var gaps = [Int](repeating: spacing ?? defaultSpacing, count: children.count - 1)
        guard spacing == nil, defaultSpacing > 0 else { return gaps }
        for index in gaps.indices where children[index].isSpacer || children[index + 1].isSpacer { gaps[index] = 0 }
        return gaps
    }

    package func fit(_ children: [ViewElement], _ proposal: SizeProposal) -> Result {
        let gaps = gaps(children)
        var gapTotal = 0
        for gap in gaps { gapTotal += gap }
        var sizes = [CellSize](repeating: CellSize(width: 0, height: 0), count: children.count)
        if let length = proposal[axis], length < SizeProposal.unlimited {
            share(max(0, length - gapTotal), of: proposal, among: children, into: &sizes)
        } else {
            for index in children.indices { sizes[index] = children[index].size(proposal) }
        }
        var total = CellSize(width: 0, height: 0)
        var length = gapTotal
        for size in sizes { length += size[axis] }
        total[axis] = min(SizeProposal.unlimited, length)
        let leads = leads(children, sizes)
        if let leads {
            let after = zip(leads, sizes).map { $1[axis.crossing] - $0 }
            total[axis.crossing] = (leads.max() ?? 0) + (after.max() ?? 0)
        } else {
            var breadth = 0
            for size in sizes { breadth = max(breadth, size[axis.crossing]) }
            total[axis.crossing] = breadth
        }
        return Result(sizes: sizes, gaps: gaps, total: total, leads: leads)
    }

    private func leads(_ children: [ViewElement], _ sizes: [CellSize]) -> [Int]? {
        guard let guide, let graph = children.first?.node.graph else { return nil }
        let across = axis.crossing
        guard graph.usesGuides || guide.fraction == nil else { return nil }
        if guide.merging != .average, sizes.allSatisfy({ $0[across] <= 1 }), !graph.usesGuides { return nil }
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
        let priority: Double
        let minimum: Int
        let flexibility: Int
    }

    private func share(
        _ length: Int, of proposal: SizeProposal, among elements: [ViewElement], into sizes: inout [CellSize]
    ) {
        var (smallest, largest) = (proposal, proposal)
        smallest[axis] = 0
        largest[axis] = SizeProposal.unlimited
        var children: [Child] = []
        children.reserveCapacity(elements.count)
        var reserved = 0
        // Of most stacks all children are alike, and in order already.
        var isInOrder = true
        for index in elements.indices {
            let element = elements[index]
            let minimum = element.size(smallest)[axis]
            reserved += minimum
            let child = Child(
                index: index,
                priority: element.trait(LayoutPriorityTrait.self) ?? (element.isSpacer ? -.infinity : 0),
                minimum: minimum, flexibility: element.size(largest)[axis] - minimum)
            if isInOrder, let last = children.last, !Self.choosesNoLater(last, child) { isInOrder = false }
            children.append(child)
        }
        if !isInOrder {
            children.sort {
                $0.priority == $1.priority
                    ? ($0.flexibility, $0.index) < ($1.flexibility, $1.index) : $0.priority > $1.priority
            }
        }
        var left = length
        var start = 0
        while start < children.count {
            var end = start
            while end < children.count, children[end].priority == children[start].priority {
                reserved -= children[end].minimum
                end += 1
            }
            let group = children[start..<end]
            share(&left, reserving: reserved, of: proposal, group, elements, into: &sizes)
            start = end
        }
    }

    private static func choosesNoLater(_ a: Child, _ b: Child) -> Bool {
        a.priority == b.priority ? a.flexibility <= b.flexibility : a.priority > b.priority
    }

    /// Lets children of one priority choose, the least flexible first, and takes their lengths from what is left.
    private func share(
        _ left: inout Int, reserving reserved: Int, of proposal: SizeProposal, _ group: ArraySlice<Child>,
        _ elements: [ViewElement], into sizes: inout [CellSize]
    ) {
        var available = max(0, left - reserved)
        // A stack is placed in the size that it asked for: where all fit, none is made to give way to another.
        var most = 0
        for child in group { most += child.minimum + child.flexibility }
        let allFit = most <= available
        let ideals =
            allFit ? nil : ideals(of: proposal, group, elements).flatMap { $0.sum == available ? $0.each : nil }
        var offer = proposal
        for (position, child) in group.enumerated() {
            // Rounded up, so that the cells left over go to the first of equals.
            let count = group.count - position
            offer[axis] =
                ideals?[position]
                ?? max((available + count - 1) / count, allFit ? child.minimum + child.flexibility : least(child))
            let size = elements[child.index].size(offer)
            sizes[child.index] = size
            available = max(0, available - size[axis])
            left = max(0, left - size[axis])
        }
    }

    /// The least that a child is offered: rows that it cannot do without, as a padding that is offered fewer gives way.
    /// Columns can be fewer, for text wraps.
    private func least(_ child: Child) -> Int { axis == .vertical ? child.minimum : 0 }

    /// The lengths that children would like, where some of them take whatever they are offered; nil where none does.
    private func ideals(
        of proposal: SizeProposal, _ group: ArraySlice<Child>, _ elements: [ViewElement]
    ) -> (each: [Int], sum: Int)? {
        guard IdealPlacing.isActive, group.count > 1,
            group.last.map({ $0.flexibility >= SizeProposal.unlimited / 2 }) == true
        else { return nil }
        var unbound = proposal
        unbound[axis] = nil
        let each = group.map { elements[$0.index].size(unbound)[axis] }
        return (each, each.reduce(0, +))
    }

    /// The width that children are proposed where one of them is wider than the window: it takes the others neither along
    /// nor out of the window.
    private func overflowed(_ children: [ViewElement], _ frame: CellRect) -> (width: Int, seen: CellRect)? {
        guard let container = children.first?.container, container.frame == frame,
            frame.width > container.environment.windowColumns, let width = container.answeredWidth,
            (1..<frame.width).contains(width)
        else { return nil }
        let window = CellRect(x: 0, y: frame.y, width: container.environment.windowColumns, height: frame.height)
        return (width, frame.intersection(window))
    }

    package func place(_ children: [ViewElement], in frame: CellRect) {
        let narrower = axis == .vertical ? overflowed(children, frame) : nil
        let result = fit(children, SizeProposal(width: narrower?.width ?? frame.width, height: frame.height))
        var position = axis == .horizontal ? frame.x : frame.y
        let breadth = axis == .horizontal ? frame.height : frame.width
        let most = result.leads?.max() ?? 0
        let start = Alignment.offset(alignment, free: breadth - result.total[axis.crossing])
        for (index, child) in children.enumerated() {
            let size = result.sizes[index]
            var offset =
                result.leads.map { start + most - $0[index] }
                ?? Alignment.offset(alignment, free: breadth - size[axis.crossing])
            if let seen = narrower?.seen, size.width <= seen.width, result.leads == nil {
                offset = seen.x - frame.x + Alignment.offset(alignment, free: seen.width - size.width)
            }
            child.place(
                axis == .horizontal
                    ? CellRect(x: position, y: frame.y + offset, width: size.width, height: size.height)
                    : CellRect(x: frame.x + offset, y: position, width: size.width, height: size.height))
            position += size[axis] + (index < result.gaps.count ? result.gaps[index] : 0)
        }
    }
}
