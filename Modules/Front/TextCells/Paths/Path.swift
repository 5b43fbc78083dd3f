/// Lines and curves, with lengths in points.
nonisolated public struct Path: Equatable, Sendable {
    /// A step of the path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    private(set) var elements: [Element] = []
    private var start: CGPoint?
    /// The point where the next step begins; `nil` before the first step.
    public private(set) var currentPoint: CGPoint?

    /// Creates a path without steps.
    public init() {}

    /// Creates a path and lets the closure add its steps.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Creates a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates an ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Creates a rectangle with round corners of one size.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with round corners of one radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with a radius for each corner.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure for each step in order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins a figure at a point.
    public mutating func move(to point: CGPoint) {
        elements.append(.move(to: point))
        start = point
        currentPoint = point
    }

    /// Adds a straight line from the current point; without one the figure begins at the point.
    public mutating func addLine(to point: CGPoint) {
        beginIfNeeded(at: point)
        elements.append(.line(to: point))
        currentPoint = point
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        beginIfNeeded(at: control)
        elements.append(.quadCurve(to: point, control: control))
        currentPoint = point
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        beginIfNeeded(at: control1)
        elements.append(.curve(to: point, control1: control1, control2: control2))
        currentPoint = point
    }

    /// Closes the figure with a line to the point where it began.
    public mutating func closeSubpath() {
        guard currentPoint != nil else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    private mutating func beginIfNeeded(at point: CGPoint) {
        if currentPoint == nil { move(to: point) }
    }

    /// Begins a figure at the first point, and adds straight lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the steps of another path, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.applying(transform).elements { add(element) }
    }

    private mutating func add(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
        case .curve(let point, let first, let second): addCurve(to: point, control1: first, control2: second)
        case .closeSubpath: closeSubpath()
        }
    }

    /// Returns the path transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        return Path { path in
            for element in elements {
                switch element {
                case .move(let point): path.move(to: point.applying(transform))
                case .line(let point): path.addLine(to: point.applying(transform))
                case .quadCurve(let point, let control):
                    path.addQuadCurve(to: point.applying(transform), control: control.applying(transform))
                case .curve(let point, let first, let second):
                    path.addCurve(
                        to: point.applying(transform), control1: first.applying(transform),
                        control2: second.applying(transform))
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }

    /// Returns the path moved by points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The least rectangle around all points of the path, control points of curves included; null for a path without
    /// steps.
    public var boundingRect: CGRect {
        let points = elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let point, let control): [point, control]
            case .curve(let point, let first, let second): [point, first, second]
            case .closeSubpath: []
            }
        }
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
