extension _ShapeView {
    /// Fills the shape once more, over the drawn one.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _LayeredShapeView<Self, S> {
        further(content, isEvenOdd: style.isEOFilled)
    }

    /// Fills the shape with the foreground style, over the drawn one.
    public func fill(style: FillStyle = FillStyle()) -> _LayeredShapeView<Self, ForegroundStyle> {
        further(ForegroundStyle(), isEvenOdd: style.isEOFilled)
    }

    /// Draws the line along the shape, over the drawn one.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, S> { line(content, StrokeStyle(lineWidth: lineWidth)) }

    /// Draws the line along the shape in a stroke style, over the drawn one.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, S> { line(content, style) }

    /// Draws a line within the shape, over the drawn one.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, S> { line(content, StrokeStyle(lineWidth: lineWidth)) }

    /// Draws a line within the shape in a stroke style, over the drawn one.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, S> { line(content, style) }

    private func further<S: ShapeStyle>(_ content: S, isEvenOdd: Bool) -> _LayeredShapeView<Self, S> {
        _LayeredShapeView(under: self, outline: outline.base, style: content, isEvenOdd: isEvenOdd)
    }

    private func line<S: ShapeStyle>(_ content: S, _ stroke: StrokeStyle) -> _LayeredShapeView<Self, S> {
        _LayeredShapeView(under: self, outline: outline.base.line(stroke), style: content)
    }
}

extension _LayeredShapeView {
    /// Fills the shape once more, over the drawn one.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _LayeredShapeView<Self, S> {
        further(content, isEvenOdd: style.isEOFilled)
    }

    /// Fills the shape with the foreground style, over the drawn one.
    public func fill(style: FillStyle = FillStyle()) -> _LayeredShapeView<Self, ForegroundStyle> {
        further(ForegroundStyle(), isEvenOdd: style.isEOFilled)
    }

    /// Draws the line along the shape, over the drawn one.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, S> { line(content, StrokeStyle(lineWidth: lineWidth)) }

    /// Draws the line along the shape in a stroke style, over the drawn one.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, S> { line(content, style) }

    /// Draws a line within the shape, over the drawn one.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, S> { line(content, StrokeStyle(lineWidth: lineWidth)) }

    /// Draws a line within the shape in a stroke style, over the drawn one.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _LayeredShapeView<Self, S> { line(content, style) }

    private func further<S: ShapeStyle>(_ content: S, isEvenOdd: Bool) -> _LayeredShapeView<Self, S> {
        _LayeredShapeView<Self, S>(under: self, outline: outline.base, style: content, isEvenOdd: isEvenOdd)
    }

    private func line<S: ShapeStyle>(_ content: S, _ stroke: StrokeStyle) -> _LayeredShapeView<Self, S> {
        _LayeredShapeView<Self, S>(under: self, outline: outline.base.line(stroke), style: content)
    }
}
