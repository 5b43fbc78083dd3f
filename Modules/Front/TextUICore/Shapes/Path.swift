/// Lines and curves. As SwiftUI's `Path`; lengths are in points.
nonisolated public struct Path: Equatable, Sendable {
    /// A step of the path. As SwiftUI's `Path.Element`.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    private(set) var elements: [Element] = []
    private var start: CGPoint?
    /// Where the pen is; nil before the first step.
    public private(set) var currentPoint: CGPoint?

    public init() {}

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    public init(_ rect: CGRect) {
        addRect(rect)
    }

    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public mutating func move(to point: CGPoint) {
        elements.append(.move(to: point))
        start = point
        currentPoint = point
    }

    public mutating func addLine(to point: CGPoint) {
        beginIfNeeded(at: point)
        elements.append(.line(to: point))
        currentPoint = point
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        beginIfNeeded(at: control)
        elements.append(.quadCurve(to: point, control: control))
        currentPoint = point
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        beginIfNeeded(at: control1)
        elements.append(.curve(to: point, control1: control1, control2: control2))
        currentPoint = point
    }

    public mutating func closeSubpath() {
        guard currentPoint != nil else { return }
        elements.append(.closeSubpath)
        currentPoint = start
    }

    private mutating func beginIfNeeded(at point: CGPoint) {
        if currentPoint == nil { move(to: point) }
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

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

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The least rectangle around all points of the path, those that steer its curves included.
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

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
