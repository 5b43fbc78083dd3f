/// Lines and curves that stay as they are, in points. Core Graphics has the class on Apple's systems; Linux lacks it.
public class CGPath: Equatable, CustomStringConvertible {
    /// The steps as a value.
    let figure: Path

    init(_ figure: Path) {
        self.figure = figure
    }

    /// The steps as they are now.
    var path: Path { figure }

    /// Creates a rectangle; `nil` transforms nothing.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    /// Creates an ellipse that fills a rectangle; `nil` transforms nothing.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    /// Creates a rectangle with round corners; `nil` transforms nothing.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { path.isEmpty }
    /// The point where the next step begins; zero before the first step.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The least rectangle around all points, control points of curves included.
    public var boundingBox: CGRect { path.boundingRect }
    /// The least rectangle around the lines and curves themselves.
    public var boundingBoxOfPath: CGRect { path.bounds }

    /// The rectangle that the path is; `nil` for any other figure.
    public var isRect: CGRect? {
        let (path, box) = (path, path.boundingRect)
        return !path.isEmpty && Path(box).elements == path.elements ? box : nil
    }

    /// Whether a point lies inside of the path, transformed by `transform`.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns the same path.
    public func copy() -> CGPath? { CGPath(path) }
    /// Returns the same path, to be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns the path transformed; `nil` transforms nothing.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform))
    }

    /// Returns the path transformed, to be added to; `nil` transforms nothing.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform))
    }

    /// Returns the outline of the line along the path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Returns the pieces of the path that dashes leave.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(dash: lengths, dashPhase: phase)
        let pieces = path.applying(transform).lines.flatMap { $0.dashed(style) }
        return CGPath(Path { path in for piece in pieces { path.addLines(piece) } })
    }

    /// Returns the area that lies in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that lies in either path.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area of this path without that of another.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the area that lies in one of the paths alone.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the same area by lines that do not cross.
    public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    /// Returns the parts of the line that lie in another path's area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
    }

    /// Returns the parts of the line that lie outside of another path's area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
    }

    /// Calls `block` for each step in order. The element is there for as long as the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        path.forEach { step in
            var (type, points) = step.parts
            points.withUnsafeMutableBufferPointer { points in
                var origin = CGPoint.zero
                withUnsafeMutablePointer(to: &origin) { origin in
                    var element = CGPathElement(type: type, points: points.baseAddress ?? origin)
                    block(&element)
                }
            }
        }
    }

    /// Whether two paths have the same steps.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path.elements == b.path.elements }

    /// The steps as words, each after its points, such as `0 0 m 8 16 l h`.
    public var description: String { path.description }
}

/// A step of a path.
public struct CGPathElement {
    /// The kind of the step.
    public var type: CGPathElementType
    /// The points of the step, as many as its kind has; the last is the one that it leads to.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// A kind of step.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A rule for the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

extension Path.Element {
    fileprivate var parts: (CGPathElementType, [CGPoint]) {
        switch self {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadCurve(let point, let control): (.addQuadCurveToPoint, [control, point])
        case .curve(let point, let first, let second): (.addCurveToPoint, [first, second, point])
        case .closeSubpath: (.closeSubpath, [])
        }
    }
}

extension Path {
    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        applying(transform?.pointee ?? .identity)
    }
}
