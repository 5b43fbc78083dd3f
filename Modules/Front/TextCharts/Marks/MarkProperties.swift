import TextUICore

/// A width or a height of a mark. As Swift Charts' `MarkDimension`.
///
/// A number stands for points, of which a column has eight and a row sixteen.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Kind {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind

    init(kind: Kind) {
        self.kind = kind
    }

    /// Makes a length of points.
    public init(floatLiteral value: Double) {
        kind = .fixed(CGFloat(value))
    }

    /// Makes a length of points.
    public init(integerLiteral value: Int) {
        kind = .fixed(CGFloat(value))
    }

    /// The mark's usual length.
    public static let automatic = MarkDimension(kind: .automatic)
    /// A length of points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { .init(kind: .fixed(value)) }
    /// A share of the mark's place, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { .init(kind: .ratio(value)) }
    /// The mark's place without so many points at both ends.
    public static func inset(_ value: CGFloat) -> MarkDimension { .init(kind: .inset(value)) }

    /// The length in cells, of a place of so many cells; nil leaves it to the mark.
    func cells(of whole: Double, per cell: Double) -> Double? {
        switch kind {
        case .automatic: nil
        case .fixed(let points): (Double(points) / cell).bounded
        case .ratio(let share): (whole * Double(share)).bounded
        case .inset(let points): max(0, (whole - 2 * Double(points) / cell).bounded)
        }
    }
}

/// A treatment of marks at the same place. As Swift Charts' `MarkStackingMethod`.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind {
        case standard, normalized, center, unstacked
    }

    let kind: Kind

    /// The marks stand on each other.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// The marks stand on each other, as shares of their sum.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// The marks stand on each other, around the middle.
    public static let center = MarkStackingMethod(kind: .center)
    /// The marks stand over each other.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// A way of a line from one value to the next. As Swift Charts' `InterpolationMethod`.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(Double)
    }

    let kind: Kind

    /// Straight.
    public static let linear = InterpolationMethod(kind: .linear)
    /// A curve that never goes beyond the values.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// A step at the first value.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// A step in the middle.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// A step at the second value.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    /// A curve through the values.
    public static let cardinal = InterpolationMethod(kind: .cardinal(0))
    /// A curve through the values.
    public static let catmullRom = InterpolationMethod(kind: .cardinal(0))

    /// A curve through the values, the straighter the nearer `tension` is to 1.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(Double(tension)))
    }

    /// A curve through the values; `alpha` has no effect in text.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
}

/// A sign that points are drawn with. As Swift Charts' `BasicChartSymbolShape`.
public struct BasicChartSymbolShape: Hashable, Sendable {
    let sign: Character

    /// `●`.
    public static let circle = BasicChartSymbolShape(sign: "●")
    /// `■`.
    public static let square = BasicChartSymbolShape(sign: "■")
    /// `▲`.
    public static let triangle = BasicChartSymbolShape(sign: "▲")
    /// `◆`.
    public static let diamond = BasicChartSymbolShape(sign: "◆")
    /// `⬟`.
    public static let pentagon = BasicChartSymbolShape(sign: "⬟")
    /// `+`.
    public static let plus = BasicChartSymbolShape(sign: "+")
    /// `×`.
    public static let cross = BasicChartSymbolShape(sign: "×")
    /// `*`.
    public static let asterisk = BasicChartSymbolShape(sign: "*")

    /// In the order in which series take them; those that fonts draw alike come last.
    static let all: [BasicChartSymbolShape] = [circle, square, triangle, diamond, plus, cross, asterisk, pentagon]

    /// Returns the hollow sign, such as `○`; the width has no effect in text.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        BasicChartSymbolShape(sign: Self.hollow[sign] ?? sign)
    }

    private static let hollow: [Character: Character] = ["●": "○", "■": "□", "▲": "△", "◆": "◇", "⬟": "⬠"]
}

/// A sign for points. As Swift Charts' `ChartSymbolShape`; text has those of `BasicChartSymbolShape`.
nonisolated public protocol ChartSymbolShape: Shape {
    /// The part of a rectangle of one by one that the shape seems to fill. Has no effect in text.
    var perceptualUnitRect: CGRect { get }
    /// The sign that text draws.
    var _symbol: BasicChartSymbolShape { get }
}

extension ChartSymbolShape {
    /// The whole rectangle.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    /// `●`, as whose sign a shape of the program's own is drawn in a chart.
    public var _symbol: BasicChartSymbolShape { .circle }
}

extension BasicChartSymbolShape: ChartSymbolShape {
    /// The sign itself.
    public var _symbol: BasicChartSymbolShape { self }

    /// The shape of the sign in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        switch sign {
        case "●", "○": Path(ellipseIn: rect)
        case "■", "□": Path(rect)
        case "▲", "△": polygon([(0.5, 0), (1, 1), (0, 1)], in: rect)
        case "◆", "◇": polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
        case "⬟", "⬠": polygon([(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)], in: rect)
        case "+": lines([((0.5, 0), (0.5, 1)), ((0, 0.5), (1, 0.5))], in: rect)
        case "×": lines([((0, 0), (1, 1)), ((1, 0), (0, 1))], in: rect)
        default: lines([((0.5, 0), (0.5, 1)), ((0.07, 0.25), (0.93, 0.75)), ((0.93, 0.25), (0.07, 0.75))], in: rect)
        }
    }

    private typealias Place = (x: CGFloat, y: CGFloat)

    private func point(_ place: Place, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + place.x * rect.width, y: rect.minY + place.y * rect.height)
    }

    private func polygon(_ places: [Place], in rect: CGRect) -> Path {
        Path { path in
            path.addLines(places.map { point($0, in: rect) })
            path.closeSubpath()
        }
    }

    /// Lines as thick as a fifth of the rectangle, since a shape is filled.
    private func lines(_ ends: [(Place, Place)], in rect: CGRect) -> Path {
        let middles = Path { path in
            for (first, last) in ends {
                path.move(to: point(first, in: rect))
                path.addLine(to: point(last, in: rect))
            }
        }
        return middles.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 5))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// `●`.
    public static var circle: BasicChartSymbolShape { .circle }
    /// `■`.
    public static var square: BasicChartSymbolShape { .square }
    /// `▲`.
    public static var triangle: BasicChartSymbolShape { .triangle }
    /// `◆`.
    public static var diamond: BasicChartSymbolShape { .diamond }
    /// `⬟`.
    public static var pentagon: BasicChartSymbolShape { .pentagon }
    /// `+`.
    public static var plus: BasicChartSymbolShape { .plus }
    /// `×`.
    public static var cross: BasicChartSymbolShape { .cross }
    /// `*`.
    public static var asterisk: BasicChartSymbolShape { .asterisk }
}
