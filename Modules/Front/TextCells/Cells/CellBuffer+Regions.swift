extension CellBuffer {
    /// Blanks a rectangle and gives it a style; nothing is kept of what was there.
    package mutating func fill(_ rect: CellRect, style: CellStyle = .plain) {
        let blank = Cell(glyph: .space, width: 1, style: style)
        let seen = rect.intersection(bounds)
        guard !seen.isEmpty else { return }
        let rect = writing?.cells(seen) ?? seen
        for y in rect.y..<rect.maxY {
            mend(y, from: rect.x, to: rect.maxX)
            let start = y * columns
            cells.withUnsafeMutableBufferPointer { cells in
                UnsafeMutableBufferPointer(rebasing: cells[start + rect.x..<start + rect.maxX])
                    .update(repeating: blank)
            }
        }
    }

    /// Whether there is anything but blanks in a rectangle.
    package func hasWords(in rect: CellRect) -> Bool {
        let seen = rect.intersection(bounds)
        return (seen.y..<seen.maxY).contains { y in (seen.x..<seen.maxX).contains { self[$0, y].glyph != .space } }
    }

    /// Takes the words out of a rectangle, and leaves its backgrounds.
    package mutating func blank(_ rect: CellRect) {
        let seen = rect.intersection(bounds)
        for y in seen.y..<seen.maxY {
            for x in seen.x..<seen.maxX {
                let style = CellStyle(background: self[x, y].style.background)
                fill(CellRect(x: x, y: y, width: 1, height: 1), style: style)
            }
        }
    }

    /// Lays a style over a rectangle: its colours where it has some, its attributes added to those that are there.
    ///
    /// A wide cluster takes the style when its first half is within.
    package mutating func setStyle(_ style: CellStyle, over rect: CellRect) {
        restyle(rect) { style.merging(under: $0) }
    }

    /// Puts a background behind a rectangle, where there is none yet.
    package mutating func setBackground(_ color: CellColor, behind rect: CellRect) {
        restyle(rect) { $0.merging(under: CellStyle(background: color)) }
    }

    package mutating func restyle(_ rect: CellRect, _ change: (CellStyle) -> CellStyle) {
        let seen = rect.intersection(bounds)
        guard !seen.isEmpty else { return }
        let rect = writing?.cells(seen) ?? seen
        // Neighbours mostly look alike.
        var last = Cell.blank
        var changed = last
        changed.style = change(last.style)
        let columns = columns
        cells.withUnsafeMutableBufferPointer { cells in
            for y in rect.y..<rect.maxY {
                for index in y * columns + rect.x..<y * columns + rect.maxX where cells[index].width > 0 {
                    if !cells[index].looks(like: last) {
                        last = cells[index]
                        changed.style = change(last.style)
                    }
                    cells[index].takeLook(of: changed)
                    if cells[index].width == 2 { cells[index + 1].takeLook(of: changed) }
                }
            }
        }
    }

    /// Puts another buffer's only row, as wide as this one, in the place of a row.
    package mutating func replaceRow(_ y: Int, by row: CellBuffer) {
        guard columns > 0, row.columns == columns, row.rows == 1, y >= 0, y < rows else { return }
        let (start, count) = (y * columns, columns)
        cells.withUnsafeMutableBufferPointer { cells in
            row.cells.withUnsafeBufferPointer { others in
                (cells.baseAddress! + start).update(from: others.baseAddress!, count: count)
            }
        }
    }

    /// Copies another buffer to a place, as far as the clip allows; halves of wide clusters become blanks. Its cells stay
    /// in the order in which they are seen.
    package mutating func draw(_ buffer: CellBuffer, x: Int, y: Int, clip: CellRect) {
        let target = CellRect(x: x, y: y, width: buffer.columns, height: buffer.rows)
        let seen = target.intersection(clip).intersection(bounds)
        guard !seen.isEmpty else { return }
        let visible = writing?.cells(seen) ?? seen
        let x = writing?.cells(target).x ?? x
        for picture in buffer.pictures { pictures.append(picture.moved(x: x, y: y)) }
        for drawing in buffer.vectors { vectors.append(drawing.moved(x: x, y: y)) }
        for row in visible.y..<visible.maxY {
            mend(row, from: visible.x, to: visible.maxX)
            let target = row * columns
            let source = (row - y) * buffer.columns - x
            cells.withUnsafeMutableBufferPointer { cells in
                buffer.cells.withUnsafeBufferPointer { others in
                    (cells.baseAddress! + target + visible.x)
                        .update(from: others.baseAddress! + source + visible.x, count: visible.width)
                }
            }
            if cells[target + visible.x].width == 0 { cells[target + visible.x].clearGlyph() }
            if cells[target + visible.maxX - 1].width == 2 { cells[target + visible.maxX - 1].clearGlyph() }
        }
    }
}
