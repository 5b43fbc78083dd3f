import TextUICore

/// Lines and curves, in points. As UIKit's `UIBezierPath`: a `UIGraphicsImageRenderer` draws it, and so does text once it is
/// made into a SwiftUI `Path` by way of its `cgPath`.
open class UIBezierPath {
    private var path: Path
    /// The width of the stroke, in points: 1 by default.
    open var lineWidth: CGFloat = 1
    /// The ends of the stroke.
    open var lineCapStyle = CGLineCap.butt
    /// The corners of the stroke.
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit from which a pointed corner is cut off.
    open var miterLimit: CGFloat = 10
    /// Whether `contains(_:)` counts crossings as even or odd, instead of their direction.
    open var usesEvenOddFillRule = false

    private(set) var dash: [CGFloat] = []
    private(set) var dashPhase: CGFloat = 0

    private init(_ path: Path) {
        self.path = path
    }

    /// Makes an empty path.
    public init() {
        path = Path()
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    /// Makes the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    /// Makes the path of a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    /// Makes a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadius: The radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Makes a rectangle with some corners round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - corners: The corners that are round.
    ///   - cornerRadii: The radius in points, of which the width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii))
    }

    /// Makes an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the arc's beginning, in radians from the right.
    ///   - endAngle: The angle of its end, in radians.
    ///   - clockwise: The direction as it looks on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path in the form of Core Graphics; setting it replaces the path.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Whether the path has no lines.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the path, in points.
    open var bounds: CGRect { path.cgPath.boundingBoxOfPath }
    /// The end of the last line, where the next one begins; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Begins a new part of the path at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Closes the present part with a line to its beginning.
    open func close() { path.closeSubpath() }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, with a line to its beginning.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the arc's beginning, in radians from the right.
    ///   - endAngle: The angle of its end, in radians.
    ///   - clockwise: The direction as it looks on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    /// Sets the dashes of the stroke.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps in turn, in points; nil for a whole line.
    ///   - count: The number of lengths.
    ///   - phase: The distance into the dashes at which the stroke begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// Adds all of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Moves, turns or scales the path.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Empties the path.
    open func removeAllPoints() { path = Path() }
    /// Tells whether a point lies inside the path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
    /// Returns another object with the same lines. Width, caps and joins are not taken along.
    open func copy() -> Any { UIBezierPath(path) }
}

/// A set of a rectangle's corners. As UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top and left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the top and right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the bottom and left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the bottom and right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
