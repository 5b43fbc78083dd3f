import PlainText

extension TextLine {
    /// The words as elements of SVG, each run as wide as its columns.
    func svg(at corner: CGPoint, _ palette: SVGPalette) -> String {
        var columns = 0
        return runs.map { run in
            let width = TextWidth.columns(of: run.text)
            defer { columns += width }
            return run.svg(
                x: corner.x + CGFloat(columns) * Points.perColumn, y: corner.y,
                width: CGFloat(width) * Points.perColumn,
                palette)
        }.joined()
    }
}

extension TextRun {
    /// The share of a row above the line on which letters stand.
    private static let baseline: CGFloat = 0.75
    /// What makes a column of the usual fonts as wide as a cell.
    private static let fontSize = Points.perColumn / 0.602

    fileprivate func svg(x: CGFloat, y: CGFloat, width: CGFloat, _ palette: SVGPalette) -> String {
        let number = VectorFigure.number
        let weight = style.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
        let slope = style.attributes.contains(.italic) ? " font-style=\"italic\"" : ""
        let lines = [
            style.attributes.contains(.underline) ? "underline" : nil,
            style.attributes.contains(.strikethrough) ? "line-through" : nil,
        ].compactMap { $0 }
        let decoration = lines.isEmpty ? "" : " text-decoration=\"\(lines.joined(separator: " "))\""
        let opacity = style.attributes.contains(.faint) ? " opacity=\"0.6\"" : ""
        return
            "<text x=\"\(number(x))\" y=\"\(number(y + Points.perRow * Self.baseline))\" textLength=\"\(number(width))\""
            + " font-size=\"\(number(Self.fontSize))\" fill=\"\(palette.plainColors(of: style).front)\""
            + "\(weight)\(slope)\(decoration)\(opacity)>\(text.escapedForXML)</text>"
    }
}
