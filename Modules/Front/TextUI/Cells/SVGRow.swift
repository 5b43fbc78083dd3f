/// One row of a picture.
struct SVGRow {
    private struct Stretch {
        var start: Int
        var end: Int
        var style: CellStyle
    }

    private let cells: [Cell]
    private let top: Int
    private let palette: SVGPalette
    private let stretches: [Stretch]

    init(buffer: CellBuffer, y: Int, palette: SVGPalette) {
        cells = Array(buffer.row(y))
        top = y * SVGDrawing.cellHeight
        self.palette = palette
        var stretches: [Stretch] = []
        for (x, cell) in cells.enumerated() {
            let style = cell.style.legible
            if let last = stretches.last, last.style == style {
                stretches[stretches.count - 1].end = x + 1
            } else {
                stretches.append(Stretch(start: x, end: x + 1, style: style))
            }
        }
        self.stretches = stretches
    }

    var backgrounds: [String] {
        stretches.compactMap { stretch in
            guard let color = behind(stretch.style) else { return nil }
            return "<rect x=\"\(left(stretch.start))\" y=\"\(top)\" width=\"\(left(stretch.end - stretch.start))\""
                + " height=\"\(SVGDrawing.cellHeight)\" fill=\"\(color)\"/>"
        }
    }

    /// Underlines, lines through the text, and the characters that are made of lines and blocks.
    var strokes: [String] {
        stretches.flatMap { stretch -> [String] in
            var result: [String] = []
            let lines = rules(of: stretch)
            if !lines.isEmpty {
                result.append(
                    "<path d=\"\(lines)\" fill=\"none\" stroke=\"\(front(stretch.style))\"\(faintness(stretch.style))/>"
                )
            }
            let blocks = (stretch.start..<stretch.end).compactMap { block(at: $0) }.joined()
            if !blocks.isEmpty {
                result.append("<path d=\"\(blocks)\" fill=\"\(front(stretch.style))\"\(faintness(stretch.style))/>")
            }
            return result
        }
    }

    var texts: [String] {
        stretches.flatMap(texts)
    }

    private func left(_ x: Int) -> Int { x * SVGDrawing.cellWidth }

    private func behind(_ style: CellStyle) -> String? {
        guard style.attributes.contains(.inverse) else { return style.background.map(palette.value) }
        return style.foreground.map(palette.value) ?? palette.foreground
    }

    private func front(_ style: CellStyle) -> String {
        guard style.attributes.contains(.inverse) else {
            return style.foreground.map(palette.value) ?? palette.foreground
        }
        return style.background.map(palette.value) ?? palette.background
    }

    private func faintness(_ style: CellStyle) -> String {
        style.attributes.contains(.faint) ? " opacity=\"0.6\"" : ""
    }

    private func rules(of stretch: Stretch) -> String {
        var path = ""
        func line(at height: Int) {
            path += "M\(left(stretch.start)) \(top + height).5H\(left(stretch.end))"
        }
        if stretch.style.attributes.contains(.underline) { line(at: SVGDrawing.baseline + 2) }
        if stretch.style.attributes.contains(.strikethrough) { line(at: SVGDrawing.baseline - 5) }
        for x in stretch.start..<stretch.end {
            path += BoxDrawing.lines(of: cells[x].glyph, x: left(x), y: top) ?? ""
        }
        return path
    }

    private func block(at x: Int) -> String? {
        BoxDrawing.block(of: cells[x].glyph, x: left(x), y: top)
    }

    /// Plain letters go together, up to where two blanks follow each other; everything else stands alone, in the
    /// middle of its cells.
    private func texts(of stretch: Stretch) -> [String] {
        var result: [String] = []
        var x = stretch.start
        while x < stretch.end {
            let cell = cells[x]
            if cell.width == 0 || cell.glyph == .space || BoxDrawing.draws(cell.glyph) {
                x += 1
            } else if cell.glyph.isPlainLetter {
                let end = endOfLetters(from: x, to: stretch.end)
                result.append(text(from: x, to: end, style: stretch.style))
                x = end
            } else {
                let middle = Double(left(x)) + Double(left(cell.width)) / 2
                result.append(element("x=\"\(middle)\" text-anchor=\"middle\"", stretch.style, cell.glyph.text))
                x += cell.width
            }
        }
        return result
    }

    private func endOfLetters(from start: Int, to limit: Int) -> Int {
        var end = start
        var x = start
        while x < limit, cells[x].glyph.isPlainLetter || cells[x].glyph == .space && x == end {
            if cells[x].glyph != .space { end = x + 1 }
            x += 1
        }
        return end
    }

    private func text(from start: Int, to end: Int, style: CellStyle) -> String {
        let letters = cells[start..<end].map(\.glyph.text).joined()
        return element("x=\"\(left(start))\" textLength=\"\(left(end - start))\"", style, letters)
    }

    private func element(_ place: String, _ style: CellStyle, _ text: String) -> String {
        let weight = style.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
        let slope = style.attributes.contains(.italic) ? " font-style=\"italic\"" : ""
        return "<text \(place) y=\"\(top + SVGDrawing.baseline)\" fill=\"\(front(style))\"\(weight)\(slope)"
            + "\(faintness(style))>\(text.escapedForXML)</text>"
    }
}

extension Glyph {
    /// Whether every monospaced font has it, as wide as the others.
    fileprivate var isPlainLetter: Bool {
        switch code {
        case 0x21..<0x7F, 0xA1..<0x300, 0x370..<0x530, 0x2010...0x2027: true
        default: false
        }
    }
}
