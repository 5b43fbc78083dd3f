import TextUICore

extension UIBezierPath {
    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private var style: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase)
    }

    /// Fills the path in the current context, in its colour of areas.
    public func fill() { DrawingContexts.current?.fill(Path(cgPath), rule) }

    /// Draws a line along the path in the current context, in its colour of lines.
    public func stroke() { DrawingContexts.current?.stroke(Path(cgPath), style) }

    /// Fills the path in a blend mode, of which `clear` alone has an effect, and with an opacity from 0 to 1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingContexts.withSettings(blendMode, alpha) { fill() }
    }

    /// Draws a line along the path with an opacity from 0 to 1. The blend mode has no effect in text.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingContexts.withSettings(blendMode, alpha) { stroke() }
    }

    /// Limits what is drawn from now on to the inside of the path.
    public func addClip() { DrawingContexts.current?.clip(Path(cgPath), rule) }
}

extension DrawingContexts {
    /// Draws in a blend mode and with an opacity of its own.
    fileprivate static func withSettings(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = current else { return }
        context.saveGState()
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }
}
