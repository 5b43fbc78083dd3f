/// The means of drawing in a `Canvas`, as SwiftUI's `GraphicsContext`. Lengths are in points; a copy draws on the same
/// canvas with a transform, an opacity and a clip of its own.
public struct GraphicsContext {
    private(set) var drawing: CanvasDrawing
    /// The opacity of the drawings that follow, from 0 to 1.
    public var opacity = 1.0
    /// The blend mode of the drawings that follow. Has no effect in text: a later drawing lies over an earlier one.
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The transform from the drawing's points to the canvas's.
    public var transform = CGAffineTransform.identity
    private var clips: [ClipArea] = []
    private var vectorClips: [VectorClip] = []
    /// The smallest rectangle around the clip, in points; the whole canvas without one.
    public private(set) var clipBoundingRect: CGRect

    init(_ drawing: CanvasDrawing, size: CGSize, _ environment: EnvironmentValues) {
        self.drawing = drawing
        self.environment = environment
        clipBoundingRect = CGRect(origin: .zero, size: size)
    }

    /// Scales the drawings that follow.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves the drawings that follow, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns the drawings that follow, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Applies a transform to the drawings that follow, before those that are set.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Adds a filter to the drawings that follow. Has no effect in text: dots are too coarse for shadows and blurs.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

    /// Limits the drawings that follow to the inside of a path, or to its outside.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(transform)
        clips.append(drawing.area(of: path, eoFill: style.isEOFilled, isInverse: options.contains(.inverse)))
        vectorClips.append(.init(path, eoFill: style.isEOFilled, isInverse: options.contains(.inverse)))
        if !options.contains(.inverse) { clipBoundingRect = clipBoundingRect.intersection(path.boundingRect) }
    }

    /// Limits the drawings that follow to the dots that `content` draws, or to the others. Words are no dots, and the
    /// opacity has no effect in text.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = self
        layer.drawing = drawing.emptied
        try content(&layer)
        clips.append(layer.drawing.drawnArea(isInverse: options.contains(.inverse)))
        drawing.note(nil)
    }

    /// Draws with a copy of the context, whose settings end with `content`.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    /// Fills a path: the dots whose centre is inside.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let path = path.applying(transform)
        drawing.dots.fill(path.lines, eoFill: style.isEOFilled, mask: mask, paint(shading))
        note(.fill(path, eoFill: style.isEOFilled), shading)
    }

    /// Takes away what has been drawn inside of a path.
    func erase(_ path: Path, eoFill: Bool) {
        let path = path.applying(transform)
        let seen = vectorClips.reduce(path) { $0.intersection($1.path, eoFill: $1.eoFill) }
        drawing.erase(seen, eoFill: eoFill, mask: mask)
    }

    /// Draws a path's outline in a style; its lengths are in points, and a line is one dot wide at least.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        var style = style
        style.lineWidth *= scale
        style.dash = style.dash.map { $0 * scale }
        let path = path.applying(transform)
        drawing.dots.stroke(path.lines, style: style, mask: mask, paint(shading))
        note(.stroke(path, style), shading)
    }

    /// Keeps a figure; a drawing in which one has a gradient around a centre stays in dots.
    private func note(_ form: VectorFigure.Form, _ shading: Shading) {
        switch shading.figure {
        case .none: drawing.note(nil)
        case .gradient(let make):
            var gradient = make(environment)
            gradient.transform = transform
            drawing.note(VectorFigure(form, .gradient(gradient), opacity: opacity, clips: vectorClips))
        case .color:
            guard let (ink, alpha) = shading.color(in: environment)(.zero), alpha * opacity > 0.02 else { return }
            let style = CellStyle(foreground: ink.cell)
            drawing.note(VectorFigure(form, .style(style), opacity: alpha * opacity, clips: vectorClips))
        }
    }

    func note(_ form: VectorFigure.Form) {
        drawing.note(VectorFigure(form, .style(.plain), opacity: opacity, clips: vectorClips))
    }

    /// Draws a path's outline with a line of a width in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    var mask: Dots.Mask {
        let clips = clips
        return { x, y in clips.allSatisfy { $0.contains(x, y) } }
    }

    private func paint(_ shading: Shading) -> Dots.Paint {
        let (opacity, back) = (opacity, transform.inverted())
        let color = shading.color(in: environment)
        return { point in color(point.applying(back)).map { ($0.ink, $0.alpha * opacity) } }
    }

    /// Options of a clip, as SwiftUI's `GraphicsContext.ClipOptions`.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The clip leaves the outside of the path.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Options of a filter, as SwiftUI's `GraphicsContext.FilterOptions`. Has no effect in text.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The filter works in linear colours.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A filter of drawings, as SwiftUI's `GraphicsContext.Filter`. Has no effect in text.
    public struct Filter: Sendable {
        /// Returns a transform of the drawings. Has no effect in text.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
        /// Returns a shadow behind the drawings. Has no effect in text.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter() }
        /// Returns a blur, its radius in points. Has no effect in text.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
        /// Returns a multiplication of the colours. Has no effect in text.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        /// Returns a turn of the hues. Has no effect in text.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        /// Returns a change of the saturation. Has no effect in text.
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        /// Returns a change of the brightness. Has no effect in text.
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        /// Returns a change of the contrast. Has no effect in text.
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        /// Returns an inversion of the colours. Has no effect in text.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
        /// Returns a change towards grey. Has no effect in text.
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        /// Returns a cut at an opacity. Has no effect in text.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
        /// A filter that makes opacity of brightness. Has no effect in text.
        public static var luminanceToAlpha: Filter { Filter() }
        /// Returns a program for each pixel's colour. Has no effect in text.
        public static func colorShader(_ shader: Shader) -> Filter { Filter() }
        /// Returns a program for each pixel's place. Has no effect in text.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter() }
        /// Returns a program for each pixel of the layer. Has no effect in text.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter() }
    }

    /// Options of a shadow, as SwiftUI's `GraphicsContext.ShadowOptions`. Has no effect in text.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow lies above.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// The shadow is drawn alone.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow is where the drawing is not.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Each drawing has a shadow of its own.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// Options of a blur, as SwiftUI's `GraphicsContext.BlurOptions`. Has no effect in text.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The result is opaque.
        public static let opaque = BlurOptions(rawValue: 1)
        /// The result is dithered.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of a gradient, as SwiftUI's `GraphicsContext.GradientOptions`.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The gradient begins anew beyond its ends.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient runs back and forth beyond its ends.
        public static let mirror = GradientOptions(rawValue: 2)
        /// The gradient mixes linear colours. Has no effect in text.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The way in which a drawing is mixed with the one behind, as SwiftUI's `GraphicsContext.BlendMode`. Has no effect
    /// in text: a later drawing lies over an earlier one.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        /// The number of the mode, as Core Graphics counts them.
        public let rawValue: Int32
        /// Creates a mode of its number.
        public init(rawValue: Int32) { self.rawValue = rawValue }
        /// The drawing over the one behind.
        public static let normal = BlendMode(rawValue: 0)
        /// The colours multiplied, which darkens.
        public static let multiply = BlendMode(rawValue: 1)
        /// The inverse colours multiplied, which lightens.
        public static let screen = BlendMode(rawValue: 2)
        /// Multiply or screen, by the colour behind.
        public static let overlay = BlendMode(rawValue: 3)
        /// The darker colour.
        public static let darken = BlendMode(rawValue: 4)
        /// The lighter colour.
        public static let lighten = BlendMode(rawValue: 5)
        /// The colour behind, lightened by the drawing's.
        public static let colorDodge = BlendMode(rawValue: 6)
        /// The colour behind, darkened by the drawing's.
        public static let colorBurn = BlendMode(rawValue: 7)
        /// Darkened or lightened softly, by the drawing's colour.
        public static let softLight = BlendMode(rawValue: 8)
        /// Multiply or screen, by the drawing's colour.
        public static let hardLight = BlendMode(rawValue: 9)
        /// The difference of the colours.
        public static let difference = BlendMode(rawValue: 10)
        /// The difference of the colours with less contrast.
        public static let exclusion = BlendMode(rawValue: 11)
        /// The drawing's hue with the saturation and brightness behind.
        public static let hue = BlendMode(rawValue: 12)
        /// The drawing's saturation with the hue and brightness behind.
        public static let saturation = BlendMode(rawValue: 13)
        /// The drawing's hue and saturation with the brightness behind.
        public static let color = BlendMode(rawValue: 14)
        /// The drawing's brightness with the hue and saturation behind.
        public static let luminosity = BlendMode(rawValue: 15)
        /// Nothing: the drawing erases.
        public static let clear = BlendMode(rawValue: 16)
        /// The drawing in place of the one behind.
        public static let copy = BlendMode(rawValue: 17)
        /// The drawing inside the one behind.
        public static let sourceIn = BlendMode(rawValue: 18)
        /// The drawing outside the one behind.
        public static let sourceOut = BlendMode(rawValue: 19)
        /// The drawing over the one behind, and inside it.
        public static let sourceAtop = BlendMode(rawValue: 20)
        /// The drawing behind the one that is there.
        public static let destinationOver = BlendMode(rawValue: 21)
        /// The one behind, inside the drawing.
        public static let destinationIn = BlendMode(rawValue: 22)
        /// The one behind, outside the drawing.
        public static let destinationOut = BlendMode(rawValue: 23)
        /// The one behind over the drawing, and inside it.
        public static let destinationAtop = BlendMode(rawValue: 24)
        /// The parts of either that are not in both.
        public static let xor = BlendMode(rawValue: 25)
        /// The sum of both, darkened.
        public static let plusDarker = BlendMode(rawValue: 26)
        /// The sum of both.
        public static let plusLighter = BlendMode(rawValue: 27)
    }
}
