/// Lines and curves that stay as they are. As Core Graphics' `CGPath`, which does not exist on Linux.
public class CGPath: Equatable, CustomStringConvertible {
    /// The same as a value.
    let figure: Path

    init(_ figure: Path) {
        self.figure = figure
    }

    /// The steps as they are now.
    var path: Path { figure }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
    }

    public var isEmpty: Bool { path.isEmpty }
    /// Zero before the first step.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The least rectangle around all points, those that steer the curves included.
    public var boundingBox: CGRect { path.boundingRect }
    /// The least rectangle around the lines and curves themselves.
    public var boundingBoxOfPath: CGRect { path.bounds }

    /// The rectangle that the path is; nil of any other.
    public var isRect: CGRect? {
        let (path, box) = (path, path.boundingRect)
        return !path.isEmpty && Path(box).elements == path.elements ? box : nil
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(path) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform))
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform))
    }

    /// The outline of the line along the path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(dash: lengths, dashPhase: phase)
        let pieces = path.applying(transform).lines.flatMap { $0.dashed(style) }
        return CGPath(Path { path in for piece in pieces { path.addLines(piece) } })
    }

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

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path.elements == b.path.elements }

    public var description: String { path.description }
}

/// A step of a path. As Core Graphics' `CGPathElement`.
public struct CGPathElement {
    public var type: CGPathElementType
    /// As many as its type has, the one that it leads to last.
    public var points: UnsafeMutablePointer<CGPoint>
}

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// What lies inside of a path that crosses itself. As Core Graphics' `CGPathFillRule`.
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
