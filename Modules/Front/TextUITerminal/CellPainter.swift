/// A painter that knows the cells that a terminal shows, and finds the few bytes that turn them into others.
///
/// It compares and writes every cell of a screen. Its methods can be inlined, so that a type of cell has a painter
/// made for it.
public struct CellPainter<Cell: PaintedCell> {
    /// A closure that appends the sequence that changes the terminal's style.
    public typealias Restyle = (_ old: Cell.Style, _ new: Cell.Style, _ bytes: inout [UInt8]) -> Void

    @usableFromInline let restyle: Restyle
    @usableFromInline var shown: [Cell] = []
    @usableFromInline var columns = 0
    @usableFromInline var isKnown = false
    @usableFromInline var cursorIsShown = true
    @usableFromInline var shownCursor: ScreenPlace?

    @usableFromInline var bytes: [UInt8] = []
    @usableFromInline var style = Cell.plainStyle
    /// The place where the terminal will write next; nil where that is not certain.
    @usableFromInline var place: ScreenPlace?

    /// A gap of so many unchanged cells is written again rather than jumped over.
    @inlinable static var shortGap: Int { 4 }

    /// Creates a painter of a screen that nothing is known of.
    @inlinable
    public init(restyle: @escaping Restyle) {
        self.restyle = restyle
    }

    /// Tells the painter that something else has written to the screen: the next frame is painted whole.
    @inlinable
    public mutating func invalidate() {
        isKnown = false
    }

    /// Returns the bytes that make the terminal show `cells`; none where it does already.
    ///
    /// - Parameters:
    ///   - cells: The rows one after the other, each of `columns` cells.
    ///   - cursor: The place of the cursor; hidden without one.
    @inlinable
    public mutating func paint(_ cells: [Cell], columns: Int, cursor: (column: Int, row: Int)? = nil) -> [UInt8] {
        bytes.removeAll(keepingCapacity: true)
        bytes += "\u{1B}[?2026h".utf8
        let start = bytes.count
        let rows = columns > 0 ? cells.count / columns : 0
        if !isKnown || columns != self.columns || shown.count != cells.count {
            bytes += "\u{1B}[?25l\u{1B}[m\u{1B}[H\u{1B}[2J".utf8
            shown = Array(repeating: .blank, count: cells.count)
            self.columns = columns
            (isKnown, cursorIsShown, place) = (true, false, ScreenPlace(x: 0, y: 0))
        } else {
            place = cursorIsShown ? shownCursor : place
        }
        style = Cell.plainStyle
        for row in 0..<rows { paintRow(row, cells) }
        if style != Cell.plainStyle { change(to: Cell.plainStyle) }
        shown = cells
        let wanted = cursor.map {
            ScreenPlace(x: min(max(0, $0.column), columns - 1), y: min(max(0, $0.row), rows - 1))
        }
        if let wanted, columns > 0, rows > 0 {
            move(to: wanted)
            if !cursorIsShown { bytes += "\u{1B}[?25h".utf8 }
            (cursorIsShown, shownCursor) = (true, wanted)
        } else if cursorIsShown {
            bytes += "\u{1B}[?25l".utf8
            cursorIsShown = false
        }
        guard bytes.count > start else { return [] }
        bytes += "\u{1B}[?2026l".utf8
        return bytes
    }

    @inlinable
    mutating func paintRow(_ y: Int, _ cells: [Cell]) {
        let start = y * columns
        guard let first = firstDifference(from: start, to: start + columns, cells) else { return }
        var last = start + columns - 1
        while last > first, cells[last] == shown[last] { last -= 1 }
        // What is blank to the edge is erased at once, where that is shorter than writing it.
        var ink = start + columns - 1
        while ink >= start, cells[ink] == .blank { ink -= 1 }
        let erases = last - ink > 3
        let end = erases ? ink : last
        var index = first
        while index <= end {
            guard cells[index] != shown[index] else {
                let next = firstDifference(from: index, to: end + 1, cells) ?? end + 1
                if next - index > Self.shortGap || place == nil {
                    index = next
                } else {
                    while index < next { index = start + write(index - start, y, cells) }
                }
                continue
            }
            // Half of a wide cell is written with its whole.
            if cells[index].columns == 0, index > start { index -= 1 }
            index = start + write(index - start, y, cells)
        }
        guard erases else { return }
        move(to: ScreenPlace(x: max(first, ink + 1) - start, y: y))
        if style != Cell.plainStyle { change(to: Cell.plainStyle) }
        bytes += "\u{1B}[K".utf8
    }

    @inlinable
    func firstDifference(from start: Int, to end: Int, _ cells: [Cell]) -> Int? {
        let difference = cells.withUnsafeBufferPointer { cells in
            shown.withUnsafeBufferPointer { shown in
                let (now, before) = (cells[start..<end], shown[start..<end])
                return Cell.firstDifference(UnsafeBufferPointer(rebasing: now), UnsafeBufferPointer(rebasing: before))
            }
        }
        return difference.map { start + $0 }
    }

    /// Writes a cell and returns the column after it.
    @inlinable
    mutating func write(_ x: Int, _ y: Int, _ cells: [Cell]) -> Int {
        let cell = cells[y * columns + x]
        let width = max(1, cell.columns)
        move(to: ScreenPlace(x: x, y: y))
        let next = cell.style(after: style)
        if next != style { change(to: next) }
        if width > 1, !cell.isOfCertainWidth {
            // A terminal that gives it one column leaves in the other what is there.
            for _ in 0..<width { bytes.append(0x20) }
            place = x + width < columns ? ScreenPlace(x: x + width, y: y) : nil
            move(to: ScreenPlace(x: x, y: y))
        }
        if cell.columns == 0 { bytes.append(0x20) } else { cell.write(to: &bytes) }
        // At the edge a terminal waits with the next line, and where widths are disputed it may stand anywhere.
        place = x + width < columns && cell.isOfCertainWidth ? ScreenPlace(x: x + width, y: y) : nil
        return x + width
    }

    @inlinable
    mutating func change(to next: Cell.Style) {
        restyle(style, next, &bytes)
        style = next
    }

    @inlinable
    mutating func move(to target: ScreenPlace) {
        guard place != target else { return }
        target.sequence(from: place, into: &bytes)
        place = target
    }
}
