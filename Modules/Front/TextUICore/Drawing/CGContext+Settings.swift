extension CGContext {
    /// Sets the colour of areas.
    public func setFillColor(_ color: CGColor) { state.fillColor = color.color }

    /// Sets the colour of areas by its parts, each from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets a grey as the colour of areas, from 0 for black to 1 for white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

    /// Sets the colour of lines by its parts, each from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets a grey as the colour of lines, from 0 for black to 1 for white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    /// Sets the form of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    /// Sets the form of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    /// Sets the length of a pointed corner, in widths of the line, from which it is cut.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the dashes of lines.
    ///
    /// - Parameters:
    ///   - phase: The distance into the dashes at which a line begins, in points.
    ///   - lengths: The lengths of dashes and gaps in turn, in points; none for a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dash) = (phase, lengths)
    }

    /// Sets the opacity of what is drawn, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.graphics.opacity = Double(alpha) }

    /// Sets the way in which areas are mixed with what is behind them. `clear` takes it away; the others have no effect in
    /// text.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets a shadow. Has no effect in text.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Sets a shadow of a colour. Has no effect in text.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Sets whether edges are smooth. Has no effect in text: they always are.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Sets whether edges may be smooth. Has no effect in text: they always are.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

/// The care with which pictures are scaled, as Core Graphics'. Has no effect in text.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}

/// The way in which a drawing is mixed with the one behind, as Core Graphics'. `clear` takes away what is behind; the
/// others have no effect in text.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
