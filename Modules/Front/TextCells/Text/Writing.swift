/// How what is drawn comes into a buffer's cells: mirrored where one reads from right to left, and text in the order in
/// which it is seen.
package struct Writing: Equatable, Sendable {
    /// Whether columns count from the right.
    package var isMirrored = false
    /// Where the first column is; of a mirrored one, where it ends.
    package var offset = 0

    package init(isMirrored: Bool = false, offset: Int = 0) {
        self.isMirrored = isMirrored
        self.offset = offset
    }

    /// Whether each column is the cell of its number.
    var isPlain: Bool { !isMirrored && offset == 0 }

    /// The place of so many columns from `x` on among the cells.
    package func cell(_ x: Int, width: Int = 1) -> Int {
        isMirrored ? offset - x - width : x + offset
    }

    /// The other way: the column of cells.
    package func column(_ cell: Int, width: Int = 1) -> Int {
        isMirrored ? offset - cell - width : cell - offset
    }

    func cells(_ rect: CellRect) -> CellRect {
        CellRect(x: cell(rect.x, width: rect.width), y: rect.y, width: rect.width, height: rect.height)
    }

    func columns(_ rect: CellRect) -> CellRect {
        CellRect(x: column(rect.x, width: rect.width), y: rect.y, width: rect.width, height: rect.height)
    }

    /// The same with what is within `frame` turned round.
    package func turned(about frame: CellRect) -> Writing {
        let edges = frame.x + frame.maxX
        return isMirrored
            ? Writing(isMirrored: false, offset: offset - edges) : Writing(isMirrored: true, offset: offset + edges)
    }
}
