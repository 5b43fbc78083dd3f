import TestSupport
import Testing
import TextUITerminal

struct CellPainterTests {
    @Test func `a first frame is painted whole, the same again not at all`() {
        var screen = Screen(columns: 10, rows: 3)
        screen.write("hello", 2, 1)
        var painter = Letter.painter
        var terminal = VirtualTerminal(columns: 10, rows: 3)
        terminal.feed(painter.paint(screen.cells, columns: 10))
        #expect(terminal.lines == ["", "  hello", ""])
        #expect(painter.paint(screen.cells, columns: 10).isEmpty)
        painter.invalidate()
        #expect(!painter.paint(screen.cells, columns: 10).isEmpty)
    }

    @Test func `one digit takes at most 48 bytes`() {
        var screen = Screen(columns: 80, rows: 24)
        for row in 0..<24 { screen.write("Count: 1 of many, as any row may say", 3, row) }
        var painter = Letter.painter
        _ = painter.paint(screen.cells, columns: 80, cursor: (40, 12))
        screen.write("2", 10, 22, style: 1)
        let shown = painter.paint(screen.cells, columns: 80, cursor: (40, 12))
        #expect(shown.count <= 48)
        #expect(shown.count > 0)
        screen.write("3", 10, 21)
        #expect(painter.paint(screen.cells, columns: 80).count <= 48)
    }

    @Test func `the cursor stands where it is wanted, and is hidden elsewhere`() {
        let screen = Screen(columns: 10, rows: 3)
        var painter = Letter.painter
        var terminal = VirtualTerminal(columns: 10, rows: 3)
        terminal.feed(painter.paint(screen.cells, columns: 10))
        #expect(!terminal.modes.contains(25))
        terminal.feed(painter.paint(screen.cells, columns: 10, cursor: (4, 2)))
        #expect(terminal.modes.contains(25))
        #expect(terminal.cursor == (4, 2))
        terminal.feed(painter.paint(screen.cells, columns: 10, cursor: (400, -2)))
        #expect(terminal.cursor == (9, 0))
        terminal.feed(painter.paint(screen.cells, columns: 10))
        #expect(!terminal.modes.contains(25))
    }

    @Test func `no size is too small`() {
        var painter = Letter.painter
        #expect(!painter.paint([], columns: 0).isEmpty)
        #expect(painter.paint([], columns: 0, cursor: (1, 1)).isEmpty)
        #expect(!painter.paint([.blank], columns: 1, cursor: (5, 5)).isEmpty)
        #expect(!painter.paint([Letter(text: "x")], columns: 1).isEmpty)
    }

    @Test func `whatever is drawn, the terminal shows it`() {
        var generator = SystemRandomNumberGenerator()
        for (columns, rows) in [(40, 12), (7, 5), (1, 1), (2, 9), (80, 24)] {
            var screen = Screen(columns: columns, rows: rows)
            var painter = Letter.painter
            var terminal = VirtualTerminal(columns: columns, rows: rows)
            for _ in 0..<300 {
                for _ in 0..<Int.random(in: 0...6, using: &generator) { screen.scribble(&generator) }
                let cursor: (column: Int, row: Int)? =
                    Bool.random() ? nil : (Int.random(in: 0..<columns), Int.random(in: 0..<rows))
                terminal.feed(painter.paint(screen.cells, columns: columns, cursor: cursor))
                #expect(terminal.lines == screen.lines)
                #expect(terminal.reversed.flatMap { $0 } == screen.cells.map { $0.style > 0 })
                if let cursor { #expect(terminal.cursor == cursor) }
                #expect(terminal.unknown.isEmpty)
            }
        }
    }
}

/// A cell as plain as can be: its text, and whether it is reversed.
private struct Letter: PaintedCell {
    var text: String
    var style = 0
    var columns = 1

    static let blank = Letter(text: " ")
    static let plainStyle = 0
    static var painter: CellPainter<Letter> {
        CellPainter { _, new, bytes in bytes += "\u{1B}[\(new == 0 ? 0 : 7)m".utf8 }
    }

    var isOfCertainWidth: Bool { columns < 2 }
    func style(after current: Int) -> Int { style }
    func write(to bytes: inout [UInt8]) { bytes += text.utf8 }
}

private struct Screen {
    let columns: Int
    let rows: Int
    var cells: [Letter]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: .blank, count: columns * rows)
    }

    var lines: [String] {
        (0..<rows).map { row in
            var line = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }
    }

    mutating func write(_ text: String, _ x: Int, _ y: Int, style: Int = 0) {
        for (offset, character) in text.enumerated() where x + offset < columns {
            put(Letter(text: String(character), style: style), x + offset, y)
        }
    }

    private mutating func put(_ letter: Letter, _ x: Int, _ y: Int) {
        let index = y * columns + x
        if cells[index].columns == 0 { cells[index - 1] = .blank }
        if cells[index].columns == 2 { cells[index + 1] = .blank }
        cells[index] = letter
    }

    mutating func scribble(_ generator: inout SystemRandomNumberGenerator) {
        let (x, y) = (Int.random(in: 0..<columns, using: &generator), Int.random(in: 0..<rows, using: &generator))
        let style = Int.random(in: 0...1, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: write(String(repeating: " ", count: columns), x, y)
        case 1 where x + 1 < columns:
            put(Letter(text: "", style: style, columns: 0), x + 1, y)
            put(Letter(text: "語", style: style, columns: 2), x, y)
            cells[y * columns + x + 1] = Letter(text: "", style: style, columns: 0)
        default: write(["one", "x", "a longer text", "é"].randomElement(using: &generator) ?? "", x, y, style: style)
        }
    }
}
