extension Path {
    /// Creates a path of the steps of another.
    public init(_ path: CGPath) {
        self = path.path
    }

    /// Creates a path of the steps that another has now.
    public init(_ path: CGMutablePath) {
        self = path.path
    }

    /// The same steps as a Core Graphics path.
    public var cgPath: CGPath { CGPath(self) }
}

extension Path: LosslessStringConvertible {
    /// The steps as words, each after its points, such as `0 0 m 8 16 l h`.
    public var description: String {
        func words(_ points: CGPoint...) -> String {
            points.map { "\(Self.word($0.x)) \(Self.word($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "\(words(point)) m"
            case .line(let point): "\(words(point)) l"
            case .quadCurve(let point, let control): "\(words(control, point)) q"
            case .curve(let point, let first, let second): "\(words(first, second, point)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func word(_ length: CGFloat) -> String {
        let text = "\(Double(length))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Creates a path of its description; `nil` where the words are none.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}
