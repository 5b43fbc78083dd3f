import TextUICore

/// What bounds say.
extension ConstraintSolver {
    /// The values between which one has to be; the lower counts where they exclude each other.
    struct Range {
        var least = -CGFloat.infinity
        var most = CGFloat.infinity

        mutating func raise(to value: CGFloat) { least = max(least, value) }
        mutating func lower(to value: CGFloat) { most = min(most, value) }
        func clamp(_ value: CGFloat) -> CGFloat { max(least, min(value, most)) }
    }

    /// Whether a bound asks for room in the container.
    func makesRoom(_ bound: NSLayoutConstraint) -> Bool {
        let isLarger = bound.relation == .greaterThanOrEqual
        if bound.first.view === container { return isLarger && bound.first.attribute != .center }
        return bound.second?.view === container && !isLarger && bound.second?.attribute != .center
    }

    /// Where a side, a middle or a length may be that a wish says: bounds that count as much hold it.
    func range(of side: LayoutSide, _ priority: UILayoutPriority) -> Range {
        guard let view = side.view else { return Range() }
        return side.attribute == .length ? lengths(of: view, priority) : range(of: side.attribute, of: view, priority)
    }

    /// Where a side, a middle or a length may be, by the bounds of a priority or a higher one whose other side is known.
    private func range(
        of attribute: LayoutSide.Attribute, of view: UIView, _ priority: UILayoutPriority = .defaultLow
    ) -> Range {
        var range = Range()
        func bound(_ side: LayoutSide, by value: CGFloat, _ relation: NSLayoutConstraint.Relation) {
            let value = value - whole(side.inset)
            if relation == .greaterThanOrEqual { range.raise(to: value) } else { range.lower(to: value) }
        }
        for constraint in bounds where constraint.priority.rawValue >= priority.rawValue {
            let (first, second) = (constraint.first, constraint.second)
            if first.view === view, first.axis == axis, first.attribute == attribute {
                guard let second else {
                    bound(first, by: whole(constraint), constraint.relation)
                    continue
                }
                guard let value = value(of: second) else { continue }
                bound(first, by: value * constraint.multiplier + whole(constraint), constraint.relation)
            } else if let second, second.view === view, second.axis == axis, second.attribute == attribute,
                constraint.multiplier > 0, let value = value(of: first)
            {
                bound(
                    second, by: (value - whole(constraint)) / constraint.multiplier,
                    constraint.relation == .greaterThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual)
            }
        }
        return range
    }

    /// Whether a bound of the view has another side that is not known yet.
    func waits(_ view: UIView) -> Bool {
        bounds.contains { bound in
            guard let second = bound.second, bound.first.view !== container, second.view !== container else {
                return false
            }
            if bound.first.view === view { return value(of: second) == nil }
            return second.view === view && value(of: bound.first) == nil
        }
    }

    /// How long a view may be, by the bounds of its length and of its sides.
    func lengths(of view: UIView, _ priority: UILayoutPriority = .defaultLow) -> Range {
        let extent = extents[ObjectIdentifier(view)] ?? Extent()
        let (starts, ends) = (range(of: .start, of: view, priority), range(of: .end, of: view, priority))
        var lengths = range(of: .length, of: view, priority)
        if let start = extent.start {
            lengths.lower(to: ends.most - start)
            lengths.raise(to: ends.least - start)
        } else if let end = extent.end {
            lengths.lower(to: end - starts.least)
            lengths.raise(to: end - starts.most)
        } else if let center = extent.center {
            lengths.lower(to: 2 * min(center - starts.least, ends.most - center))
            lengths.raise(to: 2 * max(center - starts.most, ends.least - center))
        } else {
            lengths.lower(to: ends.most - starts.least)
        }
        lengths.raise(to: 0)
        return lengths
    }

    /// Where a view begins that nothing but bounds gives a place.
    func start(of view: UIView) -> CGFloat {
        let length = extents[ObjectIdentifier(view)]?.length ?? 0
        var starts = range(of: .start, of: view)
        let (ends, centers) = (range(of: .end, of: view), range(of: .center, of: view))
        starts.raise(to: max(ends.least - length, centers.least - length / 2))
        starts.lower(to: min(ends.most - length, centers.most - length / 2))
        return starts.clamp(0)
    }
}
