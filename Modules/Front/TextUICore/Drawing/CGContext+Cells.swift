extension CGContext {
    /// Whether this makes a picture in pixels rather than one in cells.
    package var isForPixels: Bool { state.graphics.drawing.isForPixels }

    /// Draws cells from a point, but for those with nothing in them.
    package func draw(_ buffer: CellBuffer, at corner: CGPoint) {
        for y in 0..<buffer.rows {
            for (column, line) in buffer.stretches(y) {
                let place = CGPoint(
                    x: corner.x + CGFloat(column) * Points.perColumn, y: corner.y + CGFloat(y) * Points.perRow)
                state.graphics.draw([line], at: place, .topLeading)
            }
        }
    }
}

extension CellBuffer {
    /// The stretches of a row that are not blank, each with its column.
    fileprivate func stretches(_ y: Int) -> [(column: Int, line: TextLine)] {
        var stretches: [(column: Int, line: TextLine)] = []
        var isOpen = false
        for (column, cell) in row(y).enumerated() {
            guard !cell.isBlank else {
                isOpen = false
                continue
            }
            if !isOpen { stretches.append((column, TextLine(runs: [], width: 0))) }
            isOpen = true
            stretches[stretches.count - 1].line.append(cell)
        }
        return stretches
    }
}

extension TextLine {
    fileprivate mutating func append(_ cell: Cell) {
        width += cell.width
        // The second half of a wide letter.
        guard cell.width > 0 else { return }
        if runs.last?.style == cell.style {
            runs[runs.count - 1].text += cell.glyph.text
        } else {
            runs.append(TextRun(cell.glyph.text, style: cell.style))
        }
    }
}
