import TextUICore

/// Finds, along one axis, where the subviews of a view go: what constraints say, and for the rest what the contents need.
@MainActor
struct ConstraintSolver {
    /// The known parts of one view's extent.
    struct Extent {
        var start: CGFloat?
        var end: CGFloat?
        var center: CGFloat?
        var length: CGFloat?

        var isSolved: Bool { start != nil && length != nil }

        /// Works out what follows from what is known; says whether something did.
        mutating func deduce() -> Bool {
            let known = [start, end, center, length].count { $0 != nil }
            guard known >= 2, known < 4 else { return false }
            if start == nil {
                if let end, let length {
                    start = end - length
                } else if let center, let length {
                    start = center - length / 2
                } else if let end, let center {
                    start = 2 * center - end
                }
            }
            guard let start else { return false }
            let length = length ?? length(from: start)
            self.length = length
            end = start + length
            center = start + length / 2
            return true
        }

        private func length(from start: CGFloat) -> CGFloat {
            if let end { return end - start }
            if let center { return 2 * (center - start) }
            return 0
        }

        subscript(attribute: LayoutSide.Attribute) -> CGFloat? {
            get {
                switch attribute {
                case .start: start
                case .end: end
                case .center: center
                case .length: length
                }
            }
            set {
                switch attribute {
                case .start: start = newValue
                case .end: end = newValue
                case .center: center = newValue
                case .length: length = newValue
                }
            }
        }
    }

    let axis: Axis
    let container: UIView
    private let views: [UIView]
    /// The equalities: what is required, then wishes, the strongest first.
    private let ties: [[NSLayoutConstraint]]
    /// The wishes that are weaker than the size of contents.
    private let weakTies: [[NSLayoutConstraint]]
    /// What is not less, or not more, than something else.
    let bounds: [NSLayoutConstraint]
    /// The lengths along the other axis, where they are known.
    private let lengthsAcross: [ObjectIdentifier: CGFloat]
    private(set) var extents: [ObjectIdentifier: Extent] = [:]

    init(
        _ container: UIView, _ views: [UIView], along axis: Axis, lengthsAcross: [ObjectIdentifier: CGFloat] = [:]
    ) {
        self.axis = axis
        self.container = container
        self.views = views
        self.lengthsAcross = lengthsAcross
        let all = container.heldConstraints + views.flatMap { $0.heldConstraints.filter(\.isOwn) }
        let constraints = all.filter { $0.first.axis == axis || $0.second?.axis == axis }
        bounds = constraints.filter { $0.relation != .equal && $0.priority.isStrong }
        let tiers = Dictionary(grouping: constraints.filter { $0.relation == .equal }, by: \.priority)
            .sorted { $0.key.rawValue > $1.key.rawValue }
        ties = tiers.filter { $0.key.isStrong }.map(\.value)
        weakTies = tiers.filter { !$0.key.isStrong }.map(\.value)
    }

    /// The extents of the views, and the length that the container needs where it has none yet.
    ///
    /// - Parameter natural: the length that a view would have by itself, given where it begins if that is known.
    mutating func solve(
        length: CGFloat?, natural: (UIView, _ start: CGFloat?) -> CGFloat
    ) -> (extents: [Extent], needed: CGFloat) {
        extents = [:]
        var whole = Extent()
        whole.start = 0
        if let length {
            whole.length = length
            _ = whole.deduce()
        }
        extents[ObjectIdentifier(container)] = whole
        for view in views where view.translatesAutoresizingMaskIntoConstraints {
            var extent = Extent()
            extent.start = axis == .horizontal ? view.frame.minX : view.frame.minY
            extent.length = axis == .horizontal ? view.frame.width : view.frame.height
            extents[ObjectIdentifier(view)] = extent
        }
        propagate()
        while let next = unsolved(natural) {
            var extent = extents[ObjectIdentifier(next)] ?? Extent()
            if extent.length == nil {
                extent.length = lengths(of: next).clamp(natural(next, extent.start))
            } else {
                extent.start = start(of: next)
            }
            extents[ObjectIdentifier(next)] = extent
            propagate()
        }
        let solved = views.map { extents[ObjectIdentifier($0)] ?? Extent() }
        let needed = needed(solved)
        guard length == nil, isCentered else { return (solved, needed) }
        // A view that is tied to the middle has to find room on both sides of it.
        var centered = self
        let tried = centered.solve(length: needed, natural: natural).extents
        let over = tried.map { max(-($0.start ?? 0), ($0.end ?? 0) - needed) }.max() ?? 0
        return (solved, needed + 2 * max(0, over))
    }

    private var isCentered: Bool {
        ties.joined().contains { constraint in
            [constraint.first, constraint.second].contains { $0?.view === container && $0?.attribute == .center }
        }
    }

    /// The next view to decide on: first those of which most is known. Of views that wait for each other the shortest is
    /// first, since the longer ones may wrap.
    private func unsolved(_ natural: (UIView, CGFloat?) -> CGFloat) -> UIView? {
        let open = views.filter { extents[ObjectIdentifier($0)]?.isSolved != true }
        let placed = open.filter { view in
            let extent = extents[ObjectIdentifier(view)] ?? Extent()
            return extent.length == nil && (extent.start != nil || extent.end != nil || extent.center != nil)
        }
        return placed.first { !waits($0) }
            ?? placed.min { natural($0, nil) < natural($1, nil) }
            ?? open.first { extents[ObjectIdentifier($0)]?.length == nil } ?? open.first
    }

    /// Finds out what follows from what is known. What is required comes before any wish.
    private mutating func propagate() {
        let knowsLengths = views.allSatisfy { extents[ObjectIdentifier($0)]?.length != nil }
        let tiers = knowsLengths ? ties + weakTies : ties
        var tier = 0
        repeat {
            var isNew = false
            for view in views where extents[ObjectIdentifier(view)]?.deduce() == true { isNew = true }
            if !isNew, tier < tiers.count {
                for tie in tiers[tier] where take(tie) { isNew = true }
            }
            tier = isNew ? 0 : tier + 1
        } while tier <= tiers.count
    }

    /// Takes what an equality says, unless that is known.
    private mutating func take(_ tie: NSLayoutConstraint) -> Bool {
        guard let second = tie.second else { return set(tie.first, to: whole(tie), tie.priority) }
        if let value = value(of: second) {
            return set(tie.first, to: value * tie.multiplier + whole(tie), tie.priority)
        }
        guard tie.multiplier != 0, let value = value(of: tie.first) else { return false }
        return set(second, to: (value - whole(tie)) / tie.multiplier, tie.priority)
    }

    /// A constant in whole cells, so that equal distances are drawn as equal ones.
    func whole(_ constraint: NSLayoutConstraint) -> CGFloat {
        let points = whole(constraint.constant)
        guard points == 0, constraint.constant > 0, constraint.first.attribute == .length else { return points }
        return axis == .horizontal ? Cells.column : Cells.row
    }

    func whole(_ points: CGFloat) -> CGFloat {
        axis == .horizontal
            ? Cells.points(columns: Cells.columns(points)) : Cells.points(rows: Cells.rows(points))
    }

    func value(of side: LayoutSide) -> CGFloat? {
        guard let view = side.view else { return nil }
        guard side.axis == axis else {
            return lengthsAcross[ObjectIdentifier(view)] ?? view.ownLength(along: side.axis)
        }
        let extent = extents[ObjectIdentifier(view)] ?? distantExtent(of: view)
        return extent?[side.attribute].map { $0 + whole(side.inset) }
    }

    /// The extent of a view further out, as seen from the container: where it was last laid out, and before that as if
    /// the container filled it.
    private func distantExtent(of view: UIView) -> Extent? {
        guard view !== container, container.isDescendant(of: view) else { return nil }
        let length = axis == .horizontal ? view.bounds.width : view.bounds.height
        guard length > 0 else { return extents[ObjectIdentifier(container)] }
        var extent = Extent()
        extent.start = sequence(first: container, next: \.superview).prefix { $0 !== view }.reduce(0) {
            $0 - (axis == .horizontal ? $1.frame.minX : $1.frame.minY)
        }
        extent.length = length
        _ = extent.deduce()
        return extent
    }

    /// Takes a value that was not known; the extent of the container, and of what is around it, is not for its views to
    /// say.
    private mutating func set(_ side: LayoutSide, to value: CGFloat, _ priority: UILayoutPriority) -> Bool {
        guard let view = side.view, view !== container, view.superview === container, side.axis == axis else {
            return false
        }
        let id = ObjectIdentifier(view)
        var extent = extents[id] ?? Extent()
        guard extent[side.attribute] == nil, !extent.isSolved else { return false }
        let value = value - whole(side.inset)
        extent[side.attribute] = priority == .required ? value : range(of: side, priority).clamp(value)
        extents[id] = extent
        return true
    }

    /// The length that the container needs for all views, and for the ties to its far side and its middle.
    private func needed(_ solved: [Extent]) -> CGFloat {
        var needed = zip(views, solved).map { $0.0.isHidden ? 0 : $0.1.end ?? 0 }.max() ?? 0
        for constraint in ties.joined() + bounds.filter(makesRoom) {
            guard let second = constraint.second else {
                if constraint.first.view === container { needed = max(needed, whole(constraint)) }
                continue
            }
            let sides = [constraint.first, second]
            guard let own = sides.first(where: { $0.view === container }),
                let other = sides.first(where: { $0.view !== container }), let view = other.view,
                let extent = extents[ObjectIdentifier(view)]
            else { continue }
            let offset = abs(whole(constraint.constant)) + abs(whole(own.inset))
            switch own.attribute {
            case .start: continue
            case .end: needed = max(needed, (extent[other.attribute] ?? 0) + offset)
            case .center: needed = max(needed, (extent.length ?? 0) + 2 * offset)
            case .length:
                let factor = own.view === second.view ? constraint.multiplier : 1
                needed = max(needed, ((extent.length ?? 0) + offset) / max(0.01, factor))
            }
        }
        return needed
    }
}

extension UIView {
    /// The length that a constraint of the view's own gives it, in points.
    func ownLength(along axis: Axis) -> CGFloat? {
        heldConstraints.first {
            $0.second == nil && $0.first.axis == axis && $0.first.view === self && $0.relation == .equal
        }?.constant
    }
}
