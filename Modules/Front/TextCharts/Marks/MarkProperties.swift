import TextUICore

/// How wide or how high a mark is. As Swift Charts' `MarkDimension`.
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

    public init(floatLiteral value: Double) {
        kind = .fixed(CGFloat(value))
    }

    public init(integerLiteral value: Int) {
        kind = .fixed(CGFloat(value))
    }

    public static let automatic = MarkDimension(kind: .automatic)
    public static func fixed(_ value: CGFloat) -> MarkDimension { .init(kind: .fixed(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { .init(kind: .ratio(value)) }
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

/// What becomes of marks at the same place. As Swift Charts' `MarkStackingMethod`.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind {
        case standard, normalized, center, unstacked
    }

    let kind: Kind

    public static let standard = MarkStackingMethod(kind: .standard)
    public static let normalized = MarkStackingMethod(kind: .normalized)
    public static let center = MarkStackingMethod(kind: .center)
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line goes from one value to the next. As Swift Charts' `InterpolationMethod`.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(Double)
    }

    let kind: Kind

    public static let linear = InterpolationMethod(kind: .linear)
    public static let monotone = InterpolationMethod(kind: .monotone)
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    public static let cardinal = InterpolationMethod(kind: .cardinal(0))
    public static let catmullRom = InterpolationMethod(kind: .cardinal(0))

    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(Double(tension)))
    }

    /// In text, curves with any `alpha` are those of the uniform one.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
}

/// The signs that points are drawn with. As Swift Charts' `BasicChartSymbolShape`.
public struct BasicChartSymbolShape: Hashable, Sendable {
    let sign: Character

    public static let circle = BasicChartSymbolShape(sign: "●")
    public static let square = BasicChartSymbolShape(sign: "■")
    public static let triangle = BasicChartSymbolShape(sign: "▲")
    public static let diamond = BasicChartSymbolShape(sign: "◆")
    public static let pentagon = BasicChartSymbolShape(sign: "⬟")
    public static let plus = BasicChartSymbolShape(sign: "+")
    public static let cross = BasicChartSymbolShape(sign: "×")
    public static let asterisk = BasicChartSymbolShape(sign: "*")

    /// In the order in which series take them; those that fonts draw alike come last.
    static let all: [BasicChartSymbolShape] = [circle, square, triangle, diamond, plus, cross, asterisk, pentagon]

    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        BasicChartSymbolShape(sign: Self.hollow[sign] ?? sign)
    }

    private static let hollow: [Character: Character] = ["●": "○", "■": "□", "▲": "△", "◆": "◇", "⬟": "⬠"]
}

/// A sign for points. As Swift Charts' `ChartSymbolShape`.
public protocol ChartSymbolShape {
    var _symbol: BasicChartSymbolShape { get }
}

extension BasicChartSymbolShape: ChartSymbolShape {
    public var _symbol: BasicChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .circle }
    public static var square: BasicChartSymbolShape { .square }
    public static var triangle: BasicChartSymbolShape { .triangle }
    public static var diamond: BasicChartSymbolShape { .diamond }
    public static var pentagon: BasicChartSymbolShape { .pentagon }
    public static var plus: BasicChartSymbolShape { .plus }
    public static var cross: BasicChartSymbolShape { .cross }
    public static var asterisk: BasicChartSymbolShape { .asterisk }
}
