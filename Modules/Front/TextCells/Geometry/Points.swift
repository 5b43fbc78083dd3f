/// Lengths of SwiftUI source, in points, as cells: a column is 8 points wide, a row 16 points high.
package enum Points {
    package static let perColumn: CGFloat = 8
    package static let perRow: CGFloat = 16
    /// So many cells are as many as there is room for.
    package static var unlimited: Int { Int(Int32.max) }

    package static func columns(_ points: CGFloat) -> Int { cells(points, per: perColumn) }
    package static func rows(_ points: CGFloat) -> Int { cells(points, per: perRow) }

    package static func cells(_ points: CGFloat, along axis: Axis) -> Int {
        cells(points, per: axis == .horizontal ? perColumn : perRow)
    }

    /// A length that a thing is to have: above zero it never rounds to nothing.
    package static func extent(_ points: CGFloat, along axis: Axis) -> Int {
        points > 0 ? max(1, cells(points, along: axis)) : 0
    }

    private static func cells(_ points: CGFloat, per cell: CGFloat) -> Int {
        guard points.isFinite else { return points > 0 ? unlimited : 0 }
        let length = (points / cell).rounded()
        return length >= CGFloat(unlimited) ? unlimited : max(Int(length), -unlimited)
    }

    package static func size(_ size: CellSize) -> CGSize {
        CGSize(width: points(size.width, per: perColumn), height: points(size.height, per: perRow))
    }

    /// So many cells, in points.
    package static func length(_ cells: Int, along axis: Axis) -> CGFloat {
        points(cells, per: axis == .horizontal ? perColumn : perRow)
    }

    package static func rect(_ rect: CellRect) -> CGRect {
        CGRect(
            x: CGFloat(rect.x) * perColumn, y: CGFloat(rect.y) * perRow, width: length(rect.width, along: .horizontal),
            height: length(rect.height, along: .vertical))
    }

    private static func points(_ cells: Int, per cell: CGFloat) -> CGFloat {
        cells >= unlimited ? .infinity : CGFloat(cells) * cell
    }
}
