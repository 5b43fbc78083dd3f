import TextUICore

/// Lays out the views of a stack that are not hidden, along its axis.
@MainActor
struct StackArrangement: Arrangement {
    private let stack: UIStackView
    private let views: [UIView]

    init(_ stack: UIStackView, _ views: [UIView]) {
        self.stack = stack
        self.views = views
    }

    private var isRow: Bool { stack.axis == .horizontal }
    private var sharesEqually: Bool { stack.distribution == .fillEqually }
    private var spreads: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

    private func shown(_ children: [ArrangedChild]) -> [(view: UIView, child: ArrangedChild)] {
        zip(views, children).filter { !$0.0.isHidden }.map { ($0.0, $0.1) }
    }

    /// The cells between a view and the next. Beside each other, text is kept apart.
    private func gap(after view: UIView) -> Int {
        let points = stack.gap(after: view)
        if isRow { return points > 0 ? max(1, Cells.columns(points)) : 1 }
        return points > 0 ? max(1, Cells.rows(points)) : 0
    }

    private func gaps(_ shown: [(view: UIView, child: ArrangedChild)]) -> Int {
        shown.dropLast().reduce(0) { $0 + gap(after: $1.view) }
    }

    /// A length that a view's own constraint gives.
    private func fixed(_ view: UIView, _ axis: Axis) -> Int? {
        view.ownLength(along: axis).map { axis == .horizontal ? max(1, Cells.columns($0)) : max(1, Cells.rows($0)) }
    }

    private func measure(_ item: (view: UIView, child: ArrangedChild), width: Int?, height: Int?) -> (Int, Int) {
        let (wide, high) = (fixed(item.view, .horizontal), fixed(item.view, .vertical))
        let own = item.child.size(width: wide ?? width, height: high ?? height)
        return (wide ?? own.width, high ?? own.height)
    }

    /// The sizes of the views along a stack of a width.
    private func sizes(
        _ shown: [(view: UIView, child: ArrangedChild)], width: Int?, height: Int?
    ) -> [(width: Int, height: Int)] {
        guard isRow else {
            var left = height.map { $0 - gaps(shown) }
            let share = sharesEqually ? left.map { max(0, $0 / max(1, shown.count)) } : nil
            return shown.map { item in
                let size = measure(item, width: width, height: share ?? left.map { max(0, $0) })
                let used = share ?? size.1
                left = left.map { $0 - used }
                return (size.0, used)
            }
        }
        guard let width else { return shown.map { measure($0, width: nil, height: height) }.map { ($0.0, $0.1) } }
        let room = max(0, width - gaps(shown))
        if sharesEqually {
            let share = room / max(1, shown.count)
            return shown.map { (share, measure($0, width: share, height: height).1) }
        }
        // Narrow views take the room that they need; the others share the rest.
        var result = [(width: Int, height: Int)](repeating: (0, 0), count: shown.count)
        let ideal = shown.map { measure($0, width: nil, height: height).0 }
        var left = room
        for (rank, index) in ideal.indices.sorted(by: { (ideal[$0], $0) < (ideal[$1], $1) }).enumerated() {
            let share = min(ideal[index], left / (shown.count - rank))
            result[index] = (share, measure(shown[index], width: share, height: height).1)
            left -= share
        }
        if stack.distribution == .fill, left > 0, let index = stretching(shown) {
            result[index].width += left
        }
        return result
    }

    /// The view that takes the room that is left: the one that hugs its content least, else the last that stretches gladly.
    private func stretching(_ shown: [(view: UIView, child: ArrangedChild)]) -> Int? {
        let hugging = shown.map { $0.view.contentHuggingPriority(for: .horizontal).rawValue }
        guard let least = hugging.min(), let most = hugging.max(), least < most else {
            return shown.lastIndex { $0.view.stretches }
        }
        return hugging.firstIndex(of: least)
    }

    func size(
        of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool
    ) -> (width: Int, height: Int) {
        let shown = shown(children)
        let offered = width.flatMap { $0 >= ArrangedChild.unlimited ? nil : $0 }
        let sizes = sizes(shown, width: offered, height: nil)
        let along = sizes.reduce(0) { $0 + (isRow ? $1.width : $1.height) } + gaps(shown)
        let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
        return isRow ? (along, across) : (across, along)
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        stack.move(
            to: CGRect(
                origin: stack.frame.origin,
                size: CGSize(width: Cells.points(columns: width), height: Cells.points(rows: height))))
        stack.layOutOnce()
        let shown = shown(children)
        let sizes = sizes(shown, width: width, height: height)
        let used = sizes.reduce(0) { $0 + (isRow ? $1.width : $1.height) } + gaps(shown)
        let free = max(0, (isRow ? width : height) - used)
        var at = isRow ? x : y
        for (index, item) in shown.enumerated() {
            let size = sizes[index]
            let across = isRow ? height : width
            let own = isRow ? size.height : size.width
            let isFixed = fixed(item.view, isRow ? .vertical : .horizontal) != nil
            let length = stack.alignment == .fill && !isFixed ? across : min(own, across)
            let start = offset(free: across - length)
            let place =
                isRow
                ? (x: at, y: y + start, width: size.width, height: length)
                : (x: x + start, y: at, width: length, height: size.height)
            item.view.move(
                to: CGRect(
                    x: Cells.points(columns: place.x - x), y: Cells.points(rows: place.y - y),
                    width: Cells.points(columns: place.width), height: Cells.points(rows: place.height)))
            item.child.place(x: place.x, y: place.y, width: place.width, height: place.height)
            at += (isRow ? size.width : size.height) + gap(after: item.view)
            if spreads, shown.count > 1 {
                at += free * (index + 1) / (shown.count - 1) - free * index / (shown.count - 1)
            }
        }
        for (view, child) in zip(views, children) where view.isHidden {
            child.place(x: x, y: y, width: 0, height: 0)
        }
    }

    private func offset(free: Int) -> Int {
        switch stack.alignment {
        case .fill, .leading, .firstBaseline: 0
        case .center: max(0, free / 2)
        case .trailing, .lastBaseline: max(0, free)
        }
    }
}
