/// The means of drawing with a state of its own, as Core Graphics' `CGContext`: the one of a picture in pixels, or of a
/// `Canvas`. Lengths are in points, and y grows downwards.
public final class CGContext {
    /// All that `saveGState()` keeps.
    struct State {
        var graphics: GraphicsContext
        var fillColor = Color.black
        var strokeColor = Color.black
        var line = StrokeStyle()
        var blendMode = CGBlendMode.normal
    }

    var state: State
    private var saved: [State] = []
    /// The care with which pictures are scaled. Has no effect in text.
    public var interpolationQuality = CGInterpolationQuality.default
    private let size: CGSize
    /// The number of pixels to a point.
    package let scale: CGFloat
    private let isOpaque: Bool
    /// The path in the making, in the points of the whole picture.
    var steps = Path()

    init(_ graphics: GraphicsContext) {
        state = State(graphics: graphics)
        size = graphics.clipBoundingRect.size
        scale = 1
        isOpaque = false
    }

    /// Begins a picture in pixels.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels to a point.
    ///   - isOpaque: Whether the ground is black rather than transparent.
    package init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        state = State(graphics: GraphicsContext(CanvasDrawing(), size: size, EnvironmentValues()))
        self.size = size
        self.scale = scale
        self.isOpaque = isOpaque
    }

    /// Returns the pixels that have been drawn so far, by librsvg and cairo (Debian's librsvg2-2); nil where they are not
    /// installed, of which standard error has a line.
    public func makeImage() -> CGImage? {
        guard let figures = state.graphics.drawing.figures else { return nil }
        return VectorDrawing(size: size, figures: figures, isOpaque: isOpaque).picture(scale: scale).map(CGImage.init)
    }

    /// Keeps transform, clip, colours and line until `restoreGState()`.
    public func saveGState() { saved.append(state) }

    /// Goes back to what the last `saveGState()` kept; changes nothing where there was none.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// The transform from the points that are drawn to those of the whole picture.
    public var ctm: CGAffineTransform { state.graphics.transform }
    /// Moves what is drawn from now on, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.graphics.translateBy(x: tx, y: ty) }
    /// Scales what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.graphics.scaleBy(x: sx, y: sy) }
    /// Turns what is drawn from now on, by radians and clockwise.
    public func rotate(by angle: CGFloat) { state.graphics.rotate(by: .radians(Double(angle))) }
    /// Applies a transform to what is drawn from now on, before those that are set.
    public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }

    /// The smallest rectangle around the clip; the whole picture without one.
    public var boundingBoxOfClipPath: CGRect { state.graphics.clipBoundingRect.applying(ctm.inverted()) }
}

extension GraphicsContext {
    /// Draws with a Core Graphics context, whose settings end with `content`.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try content(CGContext(self))
    }
}
