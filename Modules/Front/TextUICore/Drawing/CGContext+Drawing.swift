extension CGContext {
    /// Fills a path in the colour of areas.
    package func fill(_ path: Path, _ rule: CGPathFillRule = .winding) {
        let eoFill = rule == .evenOdd
        guard state.blendMode != .clear else { return state.graphics.erase(path, eoFill: eoFill) }
        state.graphics.fill(path, with: .color(state.fillColor), style: FillStyle(eoFill: eoFill))
    }

    /// Draws a line along a path in the colour of lines, in the context's way or another.
    package func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
        state.graphics.stroke(path, with: .color(state.strokeColor), style: style ?? state.line)
    }

    /// Limits what is drawn from now on to the inside of a path.
    package func clip(_ path: Path, _ rule: CGPathFillRule = .winding) {
        state.graphics.clip(to: path, style: FillStyle(eoFill: rule == .evenOdd))
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Path(rect)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }) }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
    /// Draws a line along a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    /// Draws a line along the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

    /// Draws a line of a width in points along a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.line
        style.lineWidth = width
        stroke(Path(rect), style)
    }

    /// Draws a line from each first to each second point.
    public func strokeLineSegments(between points: [CGPoint]) {
        let segments = Path { path in
            for index in stride(from: 0, to: points.count - 1, by: 2) {
                path.addLines([points[index], points[index + 1]])
            }
        }
        stroke(segments)
    }

    /// Limits what is drawn from now on to a rectangle.
    public func clip(to rect: CGRect) { clip(Path(rect)) }
    /// Limits what is drawn from now on to rectangles.
    public func clip(to rects: [CGRect]) { clip(Path { $0.addRects(rects) }) }
    /// Takes away what has been drawn in a rectangle.
    public func clear(_ rect: CGRect) { state.graphics.erase(Path(rect), eoFill: false) }

    /// Draws a picture over a rectangle, upside down as Core Graphics does where y grows downwards.
    public func draw(_ image: CGImage, in rect: CGRect) {
        var layer = state.graphics
        layer.translateBy(x: 0, y: rect.minY + rect.maxY)
        layer.scaleBy(x: 1, y: -1)
        layer.draw(Image(decorative: image, scale: 1), in: rect)
    }

    /// Draws a view's picture over a rectangle, with a share of the context's opacity.
    package func draw(_ image: Image, in rect: CGRect, opacity: CGFloat) {
        var layer = state.graphics
        layer.opacity *= Double(opacity)
        layer.draw(image, in: rect)
    }

    /// Draws a view's picture from a point, in its own size or that of its sign or words.
    package func draw(_ image: Image, at point: CGPoint, opacity: CGFloat) {
        var layer = state.graphics
        layer.opacity *= Double(opacity)
        layer.draw(image, at: point, anchor: .topLeading)
    }

    /// Draws words in a rectangle.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - rect: The rectangle; an infinite width wraps no line, an infinite height cuts none.
    ///   - alignment: The side at which the lines stand in a rectangle of some width.
    package func draw(_ text: Text, in rect: CGRect, alignment: TextAlignment) {
        let lines = Self.lines(of: text, width: rect.width)
        let rows = rect.height < 1e6 ? max(1, Points.rows(rect.height)) : lines.count
        for (index, line) in lines.prefix(rows).enumerated() {
            let room = rect.width < 1e6 ? max(0, rect.width - CGFloat(line.width) * Points.perColumn) : 0
            let corner = CGPoint(
                x: rect.minX + room * alignment.fraction, y: rect.minY + CGFloat(index) * Points.perRow)
            state.graphics.draw([line], at: corner, .topLeading)
        }
    }

    /// The size of words that are wrapped to a width, in points.
    package static func size(of text: Text, width: CGFloat) -> CGSize {
        let lines = lines(of: text, width: width)
        return Points.size(CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count))
    }

    private static func lines(of text: Text, width: CGFloat) -> [TextLine] {
        let columns = width < 1e6 ? max(1, Points.columns(width)) : nil
        return TextWrapping.lines(text.runs(in: EnvironmentValues()), width: columns)
    }
}
