/// A way to draw a line. The line along a shape has one width in cells, and dashes that are long enough to be seen; a
/// canvas and `strokedPath(_:)` use all of it.
public struct StrokeStyle: Equatable, Sendable {
    /// The width in points; 0 draws no line.
    public var lineWidth: CGFloat
    /// The form of the ends.
    public var lineCap: CGLineCap
    /// The form of the corners.
    public var lineJoin: CGLineJoin
    /// The length of a pointed corner, in widths of the line, from which it is cut.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points.
    public var dash: [CGFloat]
    /// The distance into the dashes at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a way to draw a line.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Whether the line has gaps.
    package var isDashed: Bool { dash.contains { $0 > 0 } }
}

/// A form of the ends of a line.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// A form of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
