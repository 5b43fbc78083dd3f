/// One row of a picture.
struct SVGRow {
    private struct Stretch {
        var start: Int
        var end: Int
        var style: CellStyle
        var front: String
        /// Of blocks and dots.
        var fill: String
        var back: String?
        var opacity: String { style.attributes.contains(.faint) ? " opacity=\"0.6\"" : "" }
    }

    private let cells: [Cell]
    private let top: Int
    private let stretches: [Stretch]

    init(buffer: CellBuffer, y: Int, palette: SVGPalette) {
        cells = Array(buffer.row(y))
        top = y * SVGDrawing.cellHeight
        var stretches: [Stretch] = []
        for (x, cell) in cells.enumerated() {
            if stretches.last?.style == cell.style {
                stretches[stretches.count - 1].end = x + 1
            } else {
                let (front, back) = palette.colors(of: cell.style)
                let fill = palette.plainColors(of: cell.style).front
                stretches.append(
                    Stretch(start: x, end: x + 1, style: cell.style, front: front, fill: fill, back: back))
            }
        }
        self.stretches = stretches
    }

    var backgrounds: [String] {
        var areas: [(start: Int, end: Int, color: String)] = []
        for stretch in stretches {
            guard let color = stretch.back else { continue }
            if let last = areas.last, last.end == stretch.start, last.color == color {
                areas[areas.count - 1].end = stretch.end
            } else {
                areas.append((stretch.start, stretch.end, color))
            }
        }
        return areas.map { area in
            "<rect x=\"\(left(area.start))\" y=\"\(top)\" width=\"\(left(area.end - area.start))\""
                + " height=\"\(SVGDrawing.cellHeight)\" fill=\"\(area.color)\" shape-rendering=\"crispEdges\"/>"
        }
    }

    /// Underlines, lines through the text, and the characters that are made of lines and blocks.
    var strokes: [String] {
        stretches.flatMap { stretch -> [String] in
            let lines = rules(of: stretch)
            let blocks = (stretch.start..<stretch.end).compactMap { block(at: $0) }.joined()
            return [
                lines.isEmpty
                    ? nil : "<path d=\"\(lines)\" fill=\"none\" stroke=\"\(stretch.front)\"\(stretch.opacity)/>",
                blocks.isEmpty ? nil : "<path d=\"\(blocks)\" fill=\"\(stretch.fill)\"\(stretch.opacity)/>",
            ].compactMap { $0 } + shades(of: stretch)
        }
    }

    var texts: [String] {
        stretches.flatMap(texts)
    }

    private func left(_ x: Int) -> Int { x * SVGDrawing.cellWidth }

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

    private func shades(of stretch: Stretch) -> [String] {
        BoxDrawing.shades.sorted { $0.key < $1.key }.compactMap { code, share in
            let columns = (stretch.start..<stretch.end).filter { cells[$0].glyph.code == code }
            guard !columns.isEmpty else { return nil }
            let path = columns.map {
                "M\(left($0)) \(top)h\(SVGDrawing.cellWidth)v\(SVGDrawing.cellHeight)h-\(SVGDrawing.cellWidth)Z"
            }
            return "<path d=\"\(path.joined())\" fill=\"\(stretch.front)\" fill-opacity=\"\(share)\""
                + " shape-rendering=\"crispEdges\"\(stretch.opacity)/>"
        }
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
                result.append(letters(from: x, to: end, of: stretch))
                x = end
            } else {
                let middle = Double(left(x)) + Double(left(cell.width)) / 2
                let size = cell.width == 2 ? " font-size=\"\(SVGDrawing.wideFontSize)\"" : ""
                result.append(element("x=\"\(middle)\" text-anchor=\"middle\"\(size)", stretch, cell.glyph.text))
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

    private func letters(from start: Int, to end: Int, of stretch: Stretch) -> String {
        let letters = cells[start..<end].map(\.glyph.text).joined()
        return element("x=\"\(left(start))\" textLength=\"\(left(end - start))\"", stretch, letters)
    }

    private func element(_ place: String, _ stretch: Stretch, _ text: String) -> String {
        let weight = stretch.style.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
        let slope = stretch.style.attributes.contains(.italic) ? " font-style=\"italic\"" : ""
        return "<text \(place) y=\"\(top + SVGDrawing.baseline)\" fill=\"\(stretch.front)\"\(weight)\(slope)"
            + "\(stretch.opacity)>\(text.escapedForXML)</text>"
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
