import TextUICore

/// Lays out the subviews of a view: by their frames, or by the constraints that tie them.
@MainActor
struct SubviewArrangement: Arrangement {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    func size(
        of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool
    ) -> (width: Int, height: Int) {
        guard children.count == view.subviews.count else { return (0, 0) }
        let offered = width.flatMap { $0 >= ArrangedChild.unlimited ? nil : $0 }
        let layout = solve(children, width: nil, limit: offered, height: nil)
        guard let offered else { return (Cells.columns(layout.needed.width), Cells.rows(layout.needed.height)) }
        let tall = Cells.rows(solve(children, width: offered, limit: offered, height: nil).needed.height)
        let size = (width: min(offered, Cells.columns(layout.needed.width)), height: tall)
        guard let height, height < tall else { return size }
        // Views that can scroll give way.
        let pressed = Cells.rows(solve(children, width: offered, limit: offered, height: height).needed.height)
        return (size.width, min(tall, max(height, pressed)))
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        guard children.count == view.subviews.count else { return }
        view.move(
            to: CGRect(
                origin: view.frame.origin,
                size: CGSize(width: Cells.points(columns: width), height: Cells.points(rows: height))))
        view.layOutOnce()
        let layout = solve(children, width: width, limit: width, height: height)
        var taken: [(rect: CGRect, cells: CellFrame)] = []
        for (index, child) in children.enumerated() {
            let subview = view.subviews[index]
            let rect = layout.rects[index]
            if !subview.translatesAutoresizingMaskIntoConstraints { subview.move(to: rect) }
            var cells = CellFrame(rect)
            if subview.translatesAutoresizingMaskIntoConstraints {
                cells = roomForText(cells, subview, child, width: width)
            }
            // Views that do not overlap in points are not to overlap in cells.
            while let other = taken.first(where: { $0.cells.overlaps(cells) && !$0.rect.intersects(rect) }),
                rect.minY >= other.rect.maxY
            {
                cells.y = other.cells.y + other.cells.height
            }
            taken.append((rect, cells))
            child.place(x: x + cells.x, y: y + cells.y, width: cells.width, height: cells.height)
        }
    }

    private func solve(
        _ children: [ArrangedChild], width: Int?, limit: Int?, height: Int?
    ) -> (rects: [CGRect], needed: CGSize) {
        let views = view.subviews
        let child = Dictionary(uniqueKeysWithValues: zip(views.map(ObjectIdentifier.init), children))
        var across = ConstraintSolver(view, views, along: .horizontal)
        let horizontal = across.solve(length: width.map(Cells.points(columns:))) { view, start in
            let room = limit.map { max(1, $0 - Cells.columns(start ?? 0)) }
            return child[ObjectIdentifier(view)].map {
                Cells.points(columns: $0.size(width: room, height: nil).width)
            } ?? 0
        }
        let lengths = Dictionary(
            uniqueKeysWithValues: zip(views.map(ObjectIdentifier.init), horizontal.extents.map { $0.length ?? 0 }))
        func natural(_ view: UIView) -> CGFloat {
            let columns = Cells.columns(lengths[ObjectIdentifier(view)] ?? 0)
            return child[ObjectIdentifier(view)].map {
                Cells.points(rows: $0.size(width: columns, height: nil).height)
            } ?? 0
        }
        var down = ConstraintSolver(view, views, along: .vertical, lengthsAcross: lengths)
        let vertical = down.solve(length: height.map(Cells.points(rows:))) { view, _ in natural(view) }
        let rects = zip(horizontal.extents, vertical.extents).map { x, y in
            CGRect(x: x.start ?? 0, y: y.start ?? 0, width: max(0, x.length ?? 0), height: max(0, y.length ?? 0))
        }
        var tallest = vertical.needed
        for (view, extent) in zip(views, vertical.extents)
        where height == nil && view.followsHeight && extent.start == 0 && extent.length == self.view.bounds.height {
            // A view that fills its superview needs room for its content, not the superview's last height.
            tallest = views.count == 1 ? natural(view) : tallest
        }
        return (rects, CGSize(width: horizontal.needed, height: tallest))
    }

    /// A frame given in points may be narrower than its text is in cells: text that there is room for is shown whole.
    private func roomForText(_ cells: CellFrame, _ subview: UIView, _ child: ArrangedChild, width: Int) -> CellFrame {
        guard subview.isTextual, cells.width > 0, cells.height > 0 else { return cells }
        var cells = cells
        let natural = child.size(width: max(cells.width, width - cells.x), height: nil).width
        cells.width = max(cells.width, min(natural, width - cells.x))
        return cells
    }
}

extension UIView {
    fileprivate var followsHeight: Bool {
        translatesAutoresizingMaskIntoConstraints && autoresizingMask.contains(.flexibleHeight)
    }
}

/// A place in cells.
struct CellFrame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(_ rect: CGRect) {
        x = Cells.columns(rect.minX)
        y = Cells.rows(rect.minY)
        width = rect.width > 0 ? max(1, Cells.columns(rect.width)) : 0
        height = rect.height > 0 ? max(1, Cells.rows(rect.height)) : 0
    }

    func overlaps(_ other: CellFrame) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
