/// Points as cells and back: a column is 8 points wide, a row 16 points high.
enum Cells {
    static let column: CGFloat = 8
    static let row: CGFloat = 16

    static func columns(_ points: CGFloat) -> Int { cells(points, per: column) }
    static func rows(_ points: CGFloat) -> Int { cells(points, per: row) }

    static func points(columns: Int) -> CGFloat { CGFloat(columns) * column }
    static func points(rows: Int) -> CGFloat { CGFloat(rows) * row }

    private static func cells(_ points: CGFloat, per cell: CGFloat) -> Int {
        guard points.isFinite else { return 0 }
        return Int(max(-100_000, min(100_000, (points / cell).rounded())))
    }
}
