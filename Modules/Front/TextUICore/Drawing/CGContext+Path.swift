extension CGContext {
    /// Empties the path.
    public func beginPath() { steps = Path() }
    /// Begins a part of the path at a point.
    public func move(to point: CGPoint) { steps.move(to: point.applying(ctm)) }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { steps.addLine(to: point.applying(ctm)) }
    /// Begins a part at the first point, and adds lines to the others.
    public func addLines(between points: [CGPoint]) { steps.addLines(points.map { $0.applying(ctm) }) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { steps.addRect(rect, transform: ctm) }
    /// Adds rectangles, one after the other.
    public func addRects(_ rects: [CGRect]) { steps.addRects(rects, transform: ctm) }
    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect, transform: ctm) }
    /// Adds the steps of another path.
    public func addPath(_ path: CGPath) { steps.addPath(Path(path), transform: ctm) }
    /// Closes the part with a line to its beginning.
    public func closePath() { steps.closeSubpath() }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
    }

    /// Adds an arc around a point, and a line to its beginning where a part has begun.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the arc's beginning, in radians from the right.
    ///   - endAngle: The angle of its end, in radians.
    ///   - clockwise: The direction with y growing upwards: on a screen `false` runs with the clock.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        steps.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: ctm)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the one from there to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        var path = ownSteps
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        steps = path.applying(ctm)
    }

    /// The path, nil where it is empty.
    public var path: CGPath? { isPathEmpty ? nil : ownSteps.cgPath }
    /// Whether the path has no steps.
    public var isPathEmpty: Bool { steps.isEmpty }
    /// The point where the next step begins; zero in an empty path.
    public var currentPointOfPath: CGPoint { ownSteps.currentPoint ?? .zero }
    /// The smallest rectangle around the path, control points of curves included.
    public var boundingBoxOfPath: CGRect { ownSteps.boundingRect }

    /// The path in the points that are drawn now.
    private var ownSteps: Path { steps.applying(ctm.inverted()) }

    /// Fills the path, and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(), rule) }
    /// Draws a line along the path, and empties it.
    public func strokePath() { stroke(taken()) }

    /// Limits what is drawn from now on to the path's inside, and empties the path.
    public func clip(using rule: CGPathFillRule = .winding) { clip(taken(), rule) }

    /// Fills the path or draws a line along it, or both, and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = taken()
        switch mode {
        case .fill, .fillStroke: fill(path)
        case .eoFill, .eoFillStroke: fill(path, .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(path)
        case .fill, .eoFill: break
        }
    }

    private func taken() -> Path {
        defer { steps = Path() }
        return ownSteps
    }
}

/// What is drawn of a path. As Core Graphics' `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside by the direction of the lines, or by even and odd crossings; the line; both.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
