/// Draws what a `Canvas` shows. As SwiftUI's `GraphicsContext`: lengths are in points, and a copy draws on the same canvas
/// with a place, an opacity and a clip of its own.
public struct GraphicsContext {
    let drawing: CanvasDrawing
    /// From 0 to 1, for what is drawn after it is set.
    public var opacity = 1.0
    /// Without effect: what is drawn later lies over what was drawn before.
    public var blendMode = BlendMode.normal
    public let environment: EnvironmentValues
    /// Where the points of what is drawn lie on the canvas.
    public var transform = CGAffineTransform.identity
    private var clips: [ClipArea] = []
    public private(set) var clipBoundingRect: CGRect

    init(_ drawing: CanvasDrawing, size: CGSize, _ environment: EnvironmentValues) {
        self.drawing = drawing
        self.environment = environment
        clipBoundingRect = CGRect(origin: .zero, size: size)
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Without effect: dots are too coarse for shadows, blurs and the like.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

    /// Leaves what is drawn later to the inside of a path, or to its outside.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(transform)
        clips.append(drawing.area(of: path, eoFill: style.isEOFilled, isInverse: options.contains(.inverse)))
        if !options.contains(.inverse) { clipBoundingRect = clipBoundingRect.intersection(path.boundingRect) }
    }

    /// Draws on the same canvas with settings that end with `content`.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        drawing.dots.fill(path.applying(transform).lines, eoFill: style.isEOFilled, mask: mask, paint(shading))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        var style = style
        style.lineWidth *= scale
        style.dash = style.dash.map { $0 * scale }
        drawing.dots.stroke(path.applying(transform).lines, style: style, mask: mask, paint(shading))
    }

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

    /// As SwiftUI's `GraphicsContext.ClipOptions`.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// As SwiftUI's `GraphicsContext.FilterOptions`.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// As SwiftUI's `GraphicsContext.Filter`; none has an effect.
    public struct Filter: Sendable {
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter() }
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
        public static var luminanceToAlpha: Filter { Filter() }
    }

    /// As SwiftUI's `GraphicsContext.ShadowOptions`.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// As SwiftUI's `GraphicsContext.BlurOptions`.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// As SwiftUI's `GraphicsContext.GradientOptions`.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// As SwiftUI's `GraphicsContext.BlendMode`.
    public struct BlendMode: Hashable, Sendable {
        let rawValue: Int32
        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        public static let clear = BlendMode(rawValue: 16)
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)
    }
}

/// The dots that a clip leaves.
struct ClipArea {
    let dots: Set<Int>
    let columns: Int
    let isInverse: Bool

    func contains(_ x: Int, _ y: Int) -> Bool { dots.contains(y * columns + x) != isInverse }
}

/// What a canvas has drawn so far: dots, and words and views over them.
final class CanvasDrawing {
    struct Words {
        let lines: [TextLine]
        let frame: CellRect
        let alignment: TextAlignment
        let ground: CellColor?
    }

    enum Part {
        case words(Words)
        case symbol(Int, CellRect)
    }

    var dots: Dots
    private(set) var parts: [Part] = []
    /// The tags and sizes of the canvas's own views.
    let symbols: [(tag: AnyHashable?, size: CellSize)]

    init(cells: CellSize, symbols: [(tag: AnyHashable?, size: CellSize)], ground: RGB) {
        dots = Dots(cells: cells, ground: ground)
        self.symbols = symbols
    }

    func add(_ part: Part) { parts.append(part) }

    func area(of path: Path, eoFill: Bool, isInverse: Bool) -> ClipArea {
        let inside = Dots.inside(path.lines, eoFill: eoFill, columns: dots.columns, rows: dots.rows)
        return ClipArea(
            dots: Set(inside.map { $0.1 * dots.columns + $0.0 }), columns: dots.columns, isInverse: isInverse)
    }

    /// What is behind the words of a row of cells.
    func ground(of frame: CellRect) -> CellColor? {
        var inks: [Ink] = []
        for y in frame.y * 4..<(frame.y + frame.height) * 4 {
            for x in frame.x * 2..<(frame.x + frame.width) * 2 {
                guard let ink = dots[x, y] else { return nil }
                inks.append(ink)
            }
        }
        return inks.isEmpty ? nil : Ink.common(inks, on: dots.ground).cell
    }
}
