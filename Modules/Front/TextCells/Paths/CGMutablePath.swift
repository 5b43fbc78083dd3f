/// Lines and curves that can be added to, in points. Core Graphics has the class on Apple's systems; Linux lacks it.
public final class CGMutablePath: CGPath {
    private var steps: Path

    override init(_ figure: Path) {
        steps = figure
        super.init(Path())
    }

    /// Creates a path without steps.
    public convenience init() {
        self.init(Path())
    }

    override var path: Path { steps }

    /// Begins a figure at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.move(to: point.applying(transform))
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        steps.addLine(to: point.applying(transform))
    }

    /// Begins a figure at the first point, and adds straight lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        steps.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        steps.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        steps.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Closes the figure with a line to the point where it began.
    public func closeSubpath() { steps.closeSubpath() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        steps.addRect(rect, transform: transform)
    }

    /// Adds rectangles, one after the other.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        steps.addRects(rects, transform: transform)
    }

    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        steps.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        steps.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
    }

    /// Adds an arc around a point, and a line to its beginning where a figure has begun.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the beginning, in radians; `endAngle` is in radians, too.
    ///   - endAngle: The angle of the end, in radians.
    ///   - clockwise: The direction with y growing upwards; on a screen `false` runs with the clock.
    ///   - transform: A transformation of the arc before it is added.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        steps.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }

    /// Adds an arc that runs for an angle from its beginning, both in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        steps.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
            transform: transform)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the one from there to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        steps.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps.addPath(path.path, transform: transform)
    }
}
