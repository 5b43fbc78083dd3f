import PlainText

extension CellBuffer {
    /// Draws a text on one row, as far as the clip allows, and returns the columns that it went on.
    ///
    /// The columns left of the clip count; at its right edge drawing stops, and so does the count. Where the style has
    /// no background, the one that is there shows through. Of a wide cluster at an edge the visible half is a blank.
    @discardableResult
    package mutating func draw(_ text: String, x: Int, y: Int, style: CellStyle = .plain, clip: CellRect) -> Int {
        let visible = clip.intersection(bounds)
        guard !visible.isEmpty, y >= visible.y, y < visible.maxY, x < visible.maxX else { return 0 }
        if style.attributes.contains(.unseen) { return min(x + TextWidth.columns(of: text), visible.maxX) - x }
        let isPlain = writing?.isPlain ?? true
        if isPlain, let columns = drawASCII(text, x: x, y: y, style: style, visible: visible) { return columns }
        if let writing, !isPlain || text.hasRightToLeft {
            return draw([TextRun(text, style: style)], x: x, y: y, visible: visible, writing)
        }
        return drawClusters(printable(text), x: x, y: y, style: style, visible: visible)
    }

    @discardableResult
    mutating func draw(_ text: String, x: Int, y: Int, style: CellStyle = .plain) -> Int {
        draw(text, x: x, y: y, style: style, clip: bounds)
    }

    /// Draws the runs of a line one after the other.
    @discardableResult
    package mutating func draw(_ line: TextLine, x: Int, y: Int, clip: CellRect) -> Int {
        if let writing,
            !writing.isPlain || line.runs.count > 1 && line.runs.contains(where: { $0.text.hasRightToLeft })
        {
            let visible = clip.intersection(bounds)
            guard !visible.isEmpty, y >= visible.y, y < visible.maxY, x < visible.maxX else { return 0 }
            return draw(line.runs, x: x, y: y, visible: visible, writing)
        }
        var column = x
        for run in line.runs { column += draw(run.text, x: column, y: y, style: run.style, clip: clip) }
        return column.subtractingSaturated(x)
    }

    /// Draws runs as one line in the order in which it is seen.
    private mutating func draw(_ runs: [TextRun], x: Int, y: Int, visible: CellRect, _ writing: Writing) -> Int {
        let line = VisualLine(runs, isRightToLeft: writing.isMirrored)
        let width = line.places.reduce(0) { $0 + $1.width }
        var cell = writing.cell(x, width: width)
        for place in line.places {
            let column = writing.column(cell, width: place.width)
            if place.style.attributes.contains(.unseen) {
                // It has its room.
            } else if column >= visible.x, column + place.width <= visible.maxX {
                put(place.glyph, width: place.width, x: cell, y: y, style: place.style)
            } else if column < visible.maxX, column + place.width > visible.x {
                put(.space, width: 1, x: writing.cell(max(column, visible.x)), y: y, style: place.style)
            }
            cell += place.width
        }
        return min(x + width, visible.maxX) - x
    }

    /// Nil of a text that is not all printable ASCII: nothing is drawn then.
    private mutating func drawASCII(_ text: String, x: Int, y: Int, style: CellStyle, visible: CellRect) -> Int? {
        text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            for byte in bytes where byte &- 0x20 >= 0x5F { return nil }
            let right = min(x.addingSaturated(bytes.count), visible.maxX)
            let left = max(x, visible.x)
            guard left < right else { return bytes.count }
            mend(y, from: left, to: right)
            let start = y * columns
            var cell = Cell(glyph: .space, width: 1, style: style)
            cells.withUnsafeMutableBufferPointer { cells in
                for column in left..<right {
                    cell.put(Glyph(code: UInt32(bytes[column - x])), width: 1)
                    cells[start + column] = cell.over(cells[start + column])
                }
            }
            return right - x
        } ?? nil
    }

    private mutating func drawClusters(_ text: String, x: Int, y: Int, style: CellStyle, visible: CellRect) -> Int {
        var column = x
        text.forEachCluster { cluster in
            guard cluster.width > 0 else { return true }
            guard cluster.width > 2, let character = cluster.character else {
                draw(cluster.glyph, width: cluster.width, &column, y: y, style: style, visible: visible)
                return column < visible.maxX
            }
            for part in character.cells where column < visible.maxX {
                draw(
                    Glyph(part), width: TextWidth.columns(of: part), &column, y: y, style: style, visible: visible)
            }
            return column < visible.maxX
        }
        return min(column, visible.maxX) - x
    }

    private mutating func draw(
        _ glyph: Glyph, width: Int, _ column: inout Int, y: Int, style: CellStyle, visible: CellRect
    ) {
        let next = column + width
        if column >= visible.x, next <= visible.maxX {
            put(glyph, width: width, x: column, y: y, style: style)
        } else if next > visible.x {
            put(.space, width: 1, x: max(column, visible.x), y: y, style: style)
        }
        column = next
    }

    private mutating func put(_ glyph: Glyph, width: Int, x: Int, y: Int, style: CellStyle) {
        mend(y, from: x, to: x + width)
        let index = y * columns + x
        let cell = Cell(glyph: glyph, width: width, style: style).over(cells[index])
        cells[index] = cell
        if width == 2 { cells[index + 1] = Cell(glyph: .nothing, width: 0, style: cell.style) }
    }

    /// Blanks what will be left of wide clusters when the columns of a row are overwritten.
    mutating func mend(_ y: Int, from left: Int, to right: Int) {
        let start = y * columns
        if cells[start + left].width == 0 { cells[start + left - 1].clearGlyph() }
        if right < columns, cells[start + right].width == 0 { cells[start + right].clearGlyph() }
    }
}
