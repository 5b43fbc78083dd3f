import TextUICore

/// The cells of a plot while its marks are drawn.
struct Raster {
    private struct Cell {
        var sign: Character?
        var dots: UInt8 = 0
        var grid: UInt8 = 0
        var ink: Ink?

        /// Of two areas the lighter is seen, of two lines what they share; of an area and anything else the latter.
        func seen(through mask: Cell) -> Cell {
            guard ink != nil, mask.ink != nil else { return Cell() }
            var seen = self
            switch (sign.flatMap(Self.fills.firstIndex), mask.sign.flatMap(Self.fills.firstIndex)) {
            case (let own?, let other?): seen.sign = Self.fills[min(own, other)]
            case (nil, _?): break
            case (_?, nil): (seen.sign, seen.dots) = (mask.sign, mask.dots)
            case (nil, nil):
                if sign == nil, mask.sign == nil { seen.dots &= mask.dots }
            }
            return seen
        }

        private static let fills: [Character] = ["░", "▒", "▓", "█"]
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
        cells = Array(repeating: Cell(), count: self.columns * self.rows)
    }

    /// The dots of a cell stand in two columns of four, numbered as in Braille.
    private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

    mutating func put(_ sign: Character, x: Int, y: Int, ink: Ink) {
        guard x >= 0, x < columns, y >= 0, y < rows else { return }
        let index = y * columns + x
        cells[index].sign = sign
        cells[index].dots = 0
        cells[index].ink = ink
    }

    /// Sets a dot, two to a column and four to a row; it takes the place of what fills its cell.
    mutating func dot(x: Int, y: Int, ink: Ink) {
        guard x >= 0, x < 2 * columns, y >= 0, y < 4 * rows else { return }
        let index = y / 4 * columns + x / 2
        cells[index].sign = nil
        cells[index].dots |= Self.bits[x % 2][y % 4]
        cells[index].ink = ink
    }

    /// Sets a dot that is seen only where nothing else is.
    mutating func gridDot(x: Int, y: Int) {
        guard x >= 0, x < 2 * columns, y >= 0, y < 4 * rows else { return }
        cells[y / 4 * columns + x / 2].grid |= Self.bits[x % 2][y % 4]
    }

    /// Adds what a raster of the same size shows through a mask, in its own colours.
    mutating func add(_ other: Raster, through mask: Raster) {
        for index in cells.indices {
            let cell = other.cells[index].seen(through: mask.cells[index])
            guard cell.ink != nil, cell.sign != nil || cell.dots != 0 else { continue }
            cells[index].sign = cell.sign
            cells[index].dots = cell.sign == nil ? cells[index].dots | cell.dots : 0
            cells[index].ink = cell.ink
        }
    }

    /// Whether nothing is in a cell, or that sign.
    func isFree(x: Int, y: Int, but sign: Character) -> Bool {
        guard x >= 0, x < columns, y >= 0, y < rows else { return false }
        let cell = cells[y * columns + x]
        return cell.dots == 0 && (cell.sign == nil || cell.sign == sign)
    }

    /// The letters of the plot, row by row, those of one look together.
    var texts: [DrawnText] {
        var texts: [DrawnText] = []
        for y in 0..<rows {
            var run = ""
            var start = 0
            var look: (ink: Ink?, isGrid: Bool)?
            func finish() {
                if let look, !run.isEmpty {
                    texts.append(
                        DrawnText(
                            run, x: start, y: y, style: look.ink?.style,
                            isFaint: look.isGrid || look.ink?.isFaint == true))
                }
                run = ""
            }
            for x in 0..<columns {
                let cell = cells[y * columns + x]
                let isMark = cell.sign != nil || cell.dots != 0
                guard isMark || cell.grid != 0 else {
                    finish()
                    look = nil
                    continue
                }
                let isSame = look.map { look in
                    look.isGrid == !isMark
                        && (!isMark || look.ink.map { own in cell.ink.map(own.isSame) ?? false } ?? false)
                }
                if isSame != true {
                    finish()
                    start = x
                    look = (isMark ? cell.ink : nil, !isMark)
                }
                run.append(cell.sign ?? Self.braille(isMark ? cell.dots : cell.grid))
            }
            finish()
        }
        return texts
    }

    private static func braille(_ dots: UInt8) -> Character {
        Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
    }
}
