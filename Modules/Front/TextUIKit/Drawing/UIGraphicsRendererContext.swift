import TextUICore

/// The means of drawing in a renderer's closure. As UIKit's `UIGraphicsRendererContext`.
open class UIGraphicsRendererContext {
    /// The context that all drawing goes to.
    public let cgContext: CGContext
    /// The way in which the picture is made.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle in the colour of areas.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle in a blend mode, of which `clear` alone has an effect.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        within(blendMode) { cgContext.fill(rect) }
    }

    /// Draws a line of one point within a rectangle's edge, in the colour of lines.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws a line of one point within a rectangle's edge. The blend mode has no effect in text.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }

    /// Limits what is drawn from now on to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func within(_ mode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        draw()
        cgContext.restoreGState()
    }
}

/// The means of drawing in the closure of a `UIGraphicsImageRenderer`. As UIKit's class of this name.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        scale = format.scale
        super.init(context, format)
    }

    /// The picture of what has been drawn so far; an empty one where librsvg is not installed.
    open var currentImage: UIImage { cgContext.makeImage().map { UIImage($0.picture, scale: scale) } ?? UIImage() }
}
