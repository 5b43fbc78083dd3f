extension GraphicsContext {
    /// Draws a line of a text. The options have no effect in text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        let runs = line.words.runs.map { TextRun($0.text, style: seen($0.style)) }
        draw([TextLine(runs: runs, width: line.words.width)], at: line.corner, .topLeading)
    }

    /// Draws a run of a text. The options have no effect in text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[0..<run.count], options: options)
    }

    /// Draws some letters of a text. The options have no effect in text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let style = seen(slice.run.style)
        // One by one: they stand in the order in which they are seen already.
        for letter in slice.letters {
            let line = TextLine(runs: [TextRun(letter.text, style: style)], width: Int(letter.width / Points.perColumn))
            draw([line], at: CGPoint(x: slice.run.corner.x + letter.x, y: slice.run.corner.y), .topLeading)
        }
    }

    /// The style of letters at the opacity of the context.
    private func seen(_ style: CellStyle) -> CellStyle {
        var style = style
        style.attributes.mark = 0
        if opacity < 0.5 { style.attributes.insert(.faint) }
        return style
    }
}
