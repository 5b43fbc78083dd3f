import PlainText

/// A picture of a frame, as of a terminal's window: `title` is on its bar, and what a screen reader says.
package func svg(of buffer: CellBuffer, title: String, palette: SVGPalette = .light) -> String {
    SVGDrawing(buffer: buffer, title: printable(title), palette: palette).text
}

/// Every character stands at its cell's place whatever the viewer's font, so that columns stay columns. Lines and
/// blocks are drawn, not written: no font has them meet.
package struct SVGDrawing {
    package let buffer: CellBuffer
    package let title: String
    package let palette: SVGPalette
    /// Whether a window is drawn around the cells.
    package var hasWindow = true
    /// Whether the ground behind the cells is drawn.
    package var isOpaque = true
    /// Whether it stands within a page, whose other words say what it shows.
    package var isInPage = false

    package init(
        buffer: CellBuffer, title: String, palette: SVGPalette, hasWindow: Bool = true, isOpaque: Bool = true,
        isInPage: Bool = false
    ) {
        self.buffer = buffer
        self.title = title
        self.palette = palette
        self.hasWindow = hasWindow
        self.isOpaque = isOpaque
        self.isInPage = isInPage
    }

    static let fonts =
        "font-family=\"ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', Consolas, 'Noto Sans Mono CJK SC', monospace\""
    static let cellWidth = 9
    static let cellHeight = 20
    /// What makes a column of the usual fonts, 0.602 of their size, as wide as a cell.
    static let fontSize = "14.95"
    /// Fills the two cells of a wide character better.
    static let wideFontSize = "17"
    static let baseline = 15
    static let barHeight = 34
    static let margin = 14

    private var columns: Int { max(buffer.columns, 1) }
    private var margin: Int { hasWindow ? SVGDrawing.margin : 0 }
    private var bar: Int { hasWindow ? SVGDrawing.barHeight : 0 }
    package var width: Int { columns * SVGDrawing.cellWidth + 2 * margin }
    package var height: Int { buffer.rows * SVGDrawing.cellHeight + 2 * margin + bar }

    package var text: String {
        var lines = opening
        let pictures = buffer.shownPictures.compactMap { picture in image(of: picture).map { (picture, $0) } }
        let cells = buffer.blank(under: pictures.map(\.0)).withoutDrawnCells
        let rows = (0..<cells.rows).map { SVGRow(buffer: cells, y: $0, palette: palette) }
        if buffer.vectors.isEmpty {
            lines += rows.flatMap { $0.backgrounds + $0.strokes + $0.texts }
        } else {
            lines +=
                rows.flatMap(\.backgrounds) + buffer.vectors.flatMap(drawn) + rows.flatMap { $0.strokes + $0.texts }
        }
        lines += pictures.map(\.1)
        lines += ["</g>", "</svg>"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// A picture in its own pixels, of a great one no more than can be told apart on a fine screen; nil where they cannot
    /// be written as PNG.
    private func image(of placed: PlacedPicture) -> String? {
        let frame = placed.frame
        let picture = placed.picture.within(
            width: 2 * frame.width * Self.cellWidth, height: 2 * frame.height * Self.cellHeight)
        guard let data = picture.png else { return nil }
        return "<image x=\"\(frame.x * Self.cellWidth)\" y=\"\(frame.y * Self.cellHeight)\""
            + " width=\"\(frame.width * Self.cellWidth)\" height=\"\(frame.height * Self.cellHeight)\""
            + " preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(data.base64EncodedString())\"/>"
    }

    /// The figures of a drawing where nothing else lies over it.
    private func drawn(_ drawing: PlacedVectors) -> [String] {
        let frame = drawing.frame
        let stretches = buffer.drawnStretches(of: drawing)
        guard !stretches.isEmpty else { return [] }
        // A point more all around, so that a line along an edge is as thick as any.
        let (width, height) = (Int(CGFloat(frame.width) * Points.perColumn), Int(CGFloat(frame.height) * Points.perRow))
        let across = Double(Self.cellWidth) / Points.perColumn
        let down = Double(Self.cellHeight) / Points.perRow
        let number = VectorFigure.number
        let place =
            "x=\"\(number(Double(frame.x * Self.cellWidth) - across))\""
            + " y=\"\(number(Double(frame.y * Self.cellHeight) - down))\""
            + " width=\"\(number(Double(frame.width * Self.cellWidth) + 2 * across))\""
            + " height=\"\(number(Double(frame.height * Self.cellHeight) + 2 * down))\""
        let room = "viewBox=\"-1 -1 \(width + 2) \(height + 2)\" preserveAspectRatio=\"none\""
        let isWhole = stretches.reduce(0) { $0 + $1.width } == frame.width * frame.height
        // A sign at the edge stands out of the drawing, which lines do not.
        let (signs, others) = (drawing.figures.filter(\.isSign), drawing.figures.filter { !$0.isSign })
        // Areas that stay within the drawing need nothing that cuts them.
        let isWithin = drawing.figures.allSatisfy { $0.isWithin(CGSize(width: width, height: height)) }
        let corner = "translate(\(frame.x * Self.cellWidth) \(frame.y * Self.cellHeight))"
        func svg(_ elements: [String], _ more: String = "") -> [String] {
            guard !elements.isEmpty else { return [] }
            guard !isWithin else {
                return ["<g transform=\"\(corner) scale(\(across) \(down))\">"] + elements + ["</g>"]
            }
            return ["<svg \(place) \(room)\(more)>"] + elements + ["</svg>"]
        }
        guard !isWhole else {
            return svg(others.map { $0.svg(palette) }) + svg(signs.map { $0.svg(palette) }, " overflow=\"visible\"")
        }
        let seen = stretches.map { stretch in
            "M\(CGFloat(stretch.x - frame.x) * Points.perColumn) \(CGFloat(stretch.y - frame.y) * Points.perRow)"
                + "h\(CGFloat(stretch.width) * Points.perColumn)v\(Points.perRow)"
                + "h-\(CGFloat(stretch.width) * Points.perColumn)Z"
        }.joined()
        // Whatever shares the name is cut in the same way.
        let name = "cut-" + Checksum.name(of: seen)
        return svg(
            ["<clipPath id=\"\(name)\"><path d=\"\(seen)\"/></clipPath>", "<g clip-path=\"url(#\(name))\">"]
                + drawing.figures.map { $0.svg(palette) } + ["</g>"])
    }

    private var opening: [String] {
        let letters = "\(SVGDrawing.fonts) font-size=\"\(SVGDrawing.fontSize)\" xml:space=\"preserve\""
        guard !isInPage else {
            return [
                "<svg width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\">",
                "<g \(letters)>",
            ]
        }
        return [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"title\">",
            "<title id=\"title\">\(title.escapedForXML)</title>",
        ] + (hasWindow ? window : ground) + [
            "<g transform=\"translate(\(margin) \(bar + margin))\" \(letters)>"
        ]
    }

    private var ground: [String] {
        isOpaque ? ["<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(palette.background)\"/>"] : []
    }

    private var window: [String] {
        let buttons = palette.buttons.enumerated().map { index, color in
            "<circle cx=\"\(20 + 20 * index)\" cy=\"\(bar / 2)\" r=\"6\" fill=\"\(color)\"/>"
        }
        return [
            "<rect x=\"0.5\" y=\"0.5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"10\""
                + " fill=\"\(palette.background)\" stroke=\"\(palette.edge)\"/>",
            "<path d=\"M1 \(bar)V10.5A9.5 9.5 0 0 1 10.5 1H\(Double(width) - 10.5)"
                + "A9.5 9.5 0 0 1 \(width - 1) 10.5V\(bar)Z\" fill=\"\(palette.bar)\"/>",
            "<path d=\"M1 \(bar).5H\(width - 1)\" stroke=\"\(palette.edge)\"/>",
        ] + buttons + caption
    }

    /// The title between the buttons and as much room at the other end, cut where it has less.
    private var caption: [String] {
        let room = (width - 2 * 80) / 8
        guard room > 0, let line = TextWrapping.lines([TextRun(title)], width: room, lineLimit: 1).first,
            line.width > 0
        else { return [] }
        return [
            "<text x=\"\(Double(width) / 2)\" y=\"\(SVGDrawing.barHeight / 2 + 5)\" text-anchor=\"middle\""
                + " font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\" font-size=\"13\""
                + " fill=\"\(palette.caption)\">\(line.text.escapedForXML)</text>"
        ]
    }
}

extension String {
    var escapedForXML: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
