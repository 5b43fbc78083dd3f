import TextUICore

extension UIImage {
    /// Draws the picture over a rectangle of the current context; one without pixels as its sign or words in the middle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture from a point of the current context, in its own size.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the picture over a rectangle with an opacity from 0 to 1. The blend mode has no effect in text.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingContexts.current?.draw(image, in: rect, opacity: alpha)
    }

    /// Draws the picture from a point with an opacity from 0 to 1. The blend mode has no effect in text.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingContexts.current?.draw(image, at: point, opacity: alpha)
    }
}
