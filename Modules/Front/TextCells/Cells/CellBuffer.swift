import Foundation

/// A screen, or a part of one, as a grid of cells.
///
/// A wide cluster holds two cells of its row, the second of width 0. Whatever is drawn, no half of one is left.
package struct CellBuffer: Equatable, Sendable {
    package let columns: Int
    package let rows: Int
    package var cells: [Cell]
    /// The pictures that were drawn, the last over the others; their cells show them in blocks.
    package var pictures: [PlacedPicture] = []
    /// The drawings of which figures are known, likewise; their cells show them in dots and blocks.
    package var vectors: [PlacedVectors] = []
    /// Nil while drawing goes where it says, and text as it is written.
    package var writing: Writing?

    package init(columns: Int, rows: Int) {
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
        cells = Array(repeating: .blank, count: self.columns * self.rows)
    }

    package init(size: CellSize) {
        self.init(columns: size.width, rows: size.height)
    }

    var size: CellSize { CellSize(width: columns, height: rows) }

    /// All that can be drawn in.
    package var bounds: CellRect {
        let bounds = CellRect(size: size)
        return writing?.columns(bounds) ?? bounds
    }

    /// The place among the cells, from the left, of columns where drawing goes.
    package func cells(of rect: CellRect) -> CellRect { writing?.cells(rect) ?? rect }

    /// The cell at a place; a blank one outside.
    package subscript(x: Int, y: Int) -> Cell {
        let x = writing?.cell(x) ?? x
        return x >= 0 && x < columns && y >= 0 && y < rows ? cells[y * columns + x] : .blank
    }

    package static func == (left: CellBuffer, right: CellBuffer) -> Bool {
        left.columns == right.columns && left.rows == right.rows
            && left.cells.withUnsafeBytes { left in
                right.cells.withUnsafeBytes { right in
                    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
                    return first == second || memcmp(first, second, left.count) == 0
                }
            }
    }

    /// Makes every cell blank again.
    mutating func clear() {
        cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank) }
        pictures = []
        vectors = []
    }

    /// The cells of one row, from its first column.
    package func row(_ y: Int) -> ArraySlice<Cell> {
        y >= 0 && y < rows ? cells[y * columns..<(y + 1) * columns] : []
    }
}
