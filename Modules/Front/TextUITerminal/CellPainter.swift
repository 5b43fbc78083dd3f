/// A painter that knows the cells that a terminal shows, and finds the few bytes that turn them into others.
public struct CellPainter<Cell: PaintedCell> {
    /// A closure that appends the sequence that changes the terminal's style.
    public typealias Restyle = (_ old: Cell.Style, _ new: Cell.Style, _ bytes: inout [UInt8]) -> Void

    private let restyle: Restyle
    private var shown: [Cell] = []
    private var columns = 0
    private var isKnown = false
    private var cursorIsShown = true
    private var shownCursor: Place?

    private var bytes: [UInt8] = []
    private var style = Cell.plainStyle
    /// The place where the terminal will write next; nil where that is not certain.
    private var place: Place?

    private struct Place: Equatable {
        var x: Int
        var y: Int
    }

    /// A gap of so many unchanged cells is written again rather than jumped over.
    private static var shortGap: Int { 4 }

    /// Creates a painter of a screen that nothing is known of.
    public init(restyle: @escaping Restyle) {
        self.restyle = restyle
    }

    /// Tells the painter that something else has written to the screen: the next frame is painted whole.
    public mutating func invalidate() {
        isKnown = false
    }

    /// Returns the bytes that make the terminal show `cells`; none where it does already.
    ///
    /// - Parameters:
    ///   - cells: The rows one after the other, each of `columns` cells.
    ///   - cursor: The place of the cursor; hidden without one.
    public mutating func paint(_ cells: [Cell], columns: Int, cursor: (column: Int, row: Int)? = nil) -> [UInt8] {
        bytes = []
        let rows = columns > 0 ? cells.count / columns : 0
        if !isKnown || columns != self.columns || shown.count != cells.count {
            append("\u{1B}[?25l\u{1B}[m\u{1B}[H\u{1B}[2J")
            shown = Array(repeating: .blank, count: cells.count)
            self.columns = columns
            (isKnown, cursorIsShown, place) = (true, false, Place(x: 0, y: 0))
        } else {
            place = cursorIsShown ? shownCursor : place
        }
        style = Cell.plainStyle
        for row in 0..<rows { paintRow(row, cells) }
        if style != Cell.plainStyle { change(to: Cell.plainStyle) }
        shown = cells
        let wanted = cursor.map { Place(x: min(max(0, $0.column), columns - 1), y: min(max(0, $0.row), rows - 1)) }
        if let wanted, columns > 0, rows > 0 {
            move(to: wanted)
            if !cursorIsShown { append("\u{1B}[?25h") }
            (cursorIsShown, shownCursor) = (true, wanted)
        } else if cursorIsShown {
            append("\u{1B}[?25l")
            cursorIsShown = false
        }
        guard !bytes.isEmpty else { return [] }
        return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }

    private mutating func paintRow(_ y: Int, _ cells: [Cell]) {
        let start = y * columns
        guard let first = (0..<columns).first(where: { cells[start + $0] != shown[start + $0] }) else { return }
        let last = (first..<columns).last { cells[start + $0] != shown[start + $0] } ?? first
        // What is blank to the edge is erased at once, where that is shorter than writing it.
        let ink = (0..<columns).last { cells[start + $0] != .blank } ?? -1
        let erases = last - ink > 3
        let end = erases ? ink : last
        var x = first
        while x <= end {
            guard cells[start + x] != shown[start + x] else {
                let next = (x...end).first { cells[start + $0] != shown[start + $0] } ?? end + 1
                if next - x > Self.shortGap || place == nil { x = next } else { x = writeAll(x..<next, y, cells) }
                continue
            }
            // Half of a wide cell is written with its whole.
            if cells[start + x].columns == 0, x > 0 { x -= 1 }
            x = write(x, y, cells)
        }
        guard erases else { return }
        move(to: Place(x: max(first, ink + 1), y: y))
        if style != Cell.plainStyle { change(to: Cell.plainStyle) }
        append("\u{1B}[K")
    }

    private mutating func writeAll(_ range: Range<Int>, _ y: Int, _ cells: [Cell]) -> Int {
        var x = range.lowerBound
        while x < range.upperBound { x = write(x, y, cells) }
        return x
    }

    /// Writes a cell and returns the column after it.
    private mutating func write(_ x: Int, _ y: Int, _ cells: [Cell]) -> Int {
        let cell = cells[y * columns + x]
        let width = max(1, cell.columns)
        move(to: Place(x: x, y: y))
        let next = cell.style(after: style)
        if next != style { change(to: next) }
        if cell.columns == 0 { bytes.append(0x20) } else { cell.write(to: &bytes) }
        // At the edge a terminal waits with the next line, and where widths are disputed it may stand anywhere.
        place = x + width < columns && cell.isOfCertainWidth ? Place(x: x + width, y: y) : nil
        return x + width
    }

    private mutating func change(to next: Cell.Style) {
        restyle(style, next, &bytes)
        style = next
    }

    private mutating func move(to target: Place) {
        guard place != target else { return }
        var best = target.x == 0 ? "\u{1B}[\(target.y + 1)H" : "\u{1B}[\(target.y + 1);\(target.x + 1)H"
        if target == Place(x: 0, y: 0) { best = "\u{1B}[H" }
        if let place {
            if place.y == target.y, target.x == 0 { best = "\r" }
            if place.y + 1 == target.y, target.x == 0 { best = "\r\n" }
            if place.y == target.y, target.x > place.x { shorten(&best, by: target.x - place.x, "C") }
            if place.y == target.y, target.x < place.x { shorten(&best, by: place.x - target.x, "D") }
        }
        append(best)
        place = target
    }

    private func shorten(_ best: inout String, by distance: Int, _ letter: String) {
        let step = distance == 1 ? "\u{1B}[\(letter)" : "\u{1B}[\(distance)\(letter)"
        if step.utf8.count < best.utf8.count { best = step }
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
    }
}
