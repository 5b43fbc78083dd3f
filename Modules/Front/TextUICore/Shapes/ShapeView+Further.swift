extension _ShapeView {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _FurtherShapeView<Self, S> {
        further(content, isEvenOdd: style.isEOFilled)
    }

    public func fill(style: FillStyle = FillStyle()) -> _FurtherShapeView<Self, ForegroundStyle> {
        further(ForegroundStyle(), isEvenOdd: style.isEOFilled)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _FurtherShapeView<Self, S> { line(content, lineWidth) }

    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _FurtherShapeView<Self, S> { line(content, style.lineWidth) }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _FurtherShapeView<Self, S> { line(content, lineWidth) }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _FurtherShapeView<Self, S> { line(content, style.lineWidth) }

    private func further<S: ShapeStyle>(_ content: S, isEvenOdd: Bool) -> _FurtherShapeView<Self, S> {
        _FurtherShapeView(under: self, outline: outline.base, style: content, isEvenOdd: isEvenOdd)
    }

    private func line<S: ShapeStyle>(_ content: S, _ width: CGFloat) -> _FurtherShapeView<Self, S> {
        _FurtherShapeView(under: self, outline: outline.base.line(width), style: content)
    }
}

extension _FurtherShapeView {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _FurtherShapeView<Self, S> {
        further(content, isEvenOdd: style.isEOFilled)
    }

    public func fill(style: FillStyle = FillStyle()) -> _FurtherShapeView<Self, ForegroundStyle> {
        further(ForegroundStyle(), isEvenOdd: style.isEOFilled)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _FurtherShapeView<Self, S> { line(content, lineWidth) }

    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _FurtherShapeView<Self, S> { line(content, style.lineWidth) }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _FurtherShapeView<Self, S> { line(content, lineWidth) }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _FurtherShapeView<Self, S> { line(content, style.lineWidth) }

    private func further<S: ShapeStyle>(_ content: S, isEvenOdd: Bool) -> _FurtherShapeView<Self, S> {
        _FurtherShapeView<Self, S>(under: self, outline: outline.base, style: content, isEvenOdd: isEvenOdd)
    }

    private func line<S: ShapeStyle>(_ content: S, _ width: CGFloat) -> _FurtherShapeView<Self, S> {
        _FurtherShapeView<Self, S>(under: self, outline: outline.base.line(width), style: content)
    }
}
