import TextUI

/// The baseline: the same cells, written by a plain loop into a fresh buffer.
struct PlainScreen {
    private struct Cell {
        var scalar: UInt32
        var foreground: UInt32 = 0
        var background: UInt32 = 0
        var attributes: UInt32 = 0
    }

    private let rows: [[UInt32]]
    private let columns: Int
    private let height: Int

    init(_ frame: Frame, columns: Int, rows height: Int) {
        rows = frame.lines.map { $0.unicodeScalars.map(\.value) }
        self.columns = columns
        self.height = height
    }

    /// Writes all of it once, and adds up what it wrote so that the work cannot be left out.
    func draw() -> UInt32 {
        var cells = [Cell](repeating: Cell(scalar: 32), count: columns * height)
        for (y, row) in rows.enumerated() {
            for (x, scalar) in row.prefix(columns).enumerated() { cells[y * columns + x] = Cell(scalar: scalar) }
        }
        return cells.reduce(0) { $0 &+ $1.scalar }
    }

    /// The median of many drawings, in milliseconds.
    func median(of count: Int = 500) -> Double {
        var samples = Samples()
        var sum: UInt32 = 0
        for _ in 0..<count { samples.measure { sum &+= draw() } }
        precondition(sum != 0, "a blank screen is no baseline")
        return samples.median
    }
}
