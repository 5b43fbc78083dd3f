import TextUICore

/// The cells of a plot while its marks are drawn.
struct Raster {
    /// The area that a line or a sign lies over.
    struct Ground {
        let ink: Ink
        /// How much of a cell it fills, from 0 to 1.
        let share: Double

        /// Nil where a sign fills less than half of a cell.
        init?(_ sign: Character?, _ ink: Ink?) {
            guard let sign, let ink, let share = Self.shares[sign] else { return nil }
            self.ink = ink
            // The cells at the edge of an area are no denser than those within.
            self.share = min(share, ink.isFaint ? 0.25 : ink.opacity < 1 ? max(1, (ink.opacity * 4).rounded()) / 4 : 1)
        }

        private static let shares: [Character: Double] = [
            "░": 0.25, "▒": 0.5, "▓": 0.75, "█": 1, "▇": 1, "▆": 1, "▅": 1,
        ]

        /// Whether a line of an ink can be told from it.
        func shows(_ other: Ink) -> Bool { share <= 0.6 || !ink.isSame(as: other) }

        func isSame(as other: Ground) -> Bool { share == other.share && ink.isSame(as: other.ink) }
    }

    private struct Cell {
        var sign: Character?
        var dots: UInt8 = 0
        var grid: UInt8 = 0
        var ink: Ink?
        var ground: Ground?

        /// Puts a line or a sign over what fills the cell.
        mutating func cover(with ink: Ink) {
            let area = Ground(sign, self.ink) ?? ground
            ground = area?.shows(ink) == true ? area : nil
        }

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

    /// Puts a sign into a cell.
    ///
    /// - Parameter isFilling: Whether it is a part of an area, of which nothing below is seen.
    mutating func put(_ sign: Character, x: Int, y: Int, ink: Ink, isFilling: Bool = false) {
        guard x >= 0, x < columns, y >= 0, y < rows else { return }
        let index = y * columns + x
        if isFilling { cells[index].ground = nil } else { cells[index].cover(with: ink) }
        cells[index].sign = sign
        cells[index].dots = 0
        cells[index].ink = ink
    }

    /// Sets a dot, two to a column and four to a row. It takes the place of what fills its cell, whose colour stays behind
    /// it.
    mutating func dot(x: Int, y: Int, ink: Ink) {
        guard x >= 0, x < 2 * columns, y >= 0, y < 4 * rows else { return }
        let index = y / 4 * columns + x / 2
        cells[index].cover(with: ink)
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
            cells[index].ground = cell.ground
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
            var look: (ink: Ink?, ground: Ground?, isGrid: Bool)?
            func finish() {
                if let look, !run.isEmpty {
                    texts.append(
                        DrawnText(
                            run, x: start, y: y, style: look.ink?.style,
                            isFaint: look.isGrid || look.ink?.isFaint == true,
                            ground: look.ground.map { .init(style: $0.ink.style, share: $0.share) }))
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
                        && (look.ground.map { own in cell.ground.map(own.isSame) ?? false } ?? (cell.ground == nil))
                }
                if isSame != true {
                    finish()
                    start = x
                    look = (isMark ? cell.ink : nil, cell.ground, !isMark)
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
