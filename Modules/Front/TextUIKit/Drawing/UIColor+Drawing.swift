import TextUICore

extension UIColor {
    /// Sets the colour of the areas and lines that are drawn from now on.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the colour of the areas that are drawn from now on.
    public func setFill() { DrawingContexts.current?.setFillColor(cgColor) }

    /// Sets the colour of the lines that are drawn from now on.
    public func setStroke() { DrawingContexts.current?.setStrokeColor(cgColor) }
}

/// Fills a rectangle in the colour of areas.
public func UIRectFill(_ rect: CGRect) { DrawingContexts.current?.fill(rect) }

/// Draws a line of one point within a rectangle's edge, in the colour of areas as UIKit does.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = DrawingContexts.current else { return }
    context.fill(Path(rect).subtracting(Path(rect.insetBy(dx: 1, dy: 1))))
}

/// Limits what is drawn from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) { DrawingContexts.current?.clip(to: rect) }
