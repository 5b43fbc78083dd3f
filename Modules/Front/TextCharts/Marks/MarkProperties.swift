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
        case linear, monotone, stepStart, stepCenter, stepEnd, catmullRom
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
    public static let catmullRom = InterpolationMethod(kind: .catmullRom)

    /// A curve through the values, the straighter the nearer `tension` is to 1.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(Double(tension)))
    }

    /// A curve through the values; `alpha` has no effect in text.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
}

extension InterpolationMethod: CustomStringConvertible {
    /// The method's name in the source, such as `monotone`.
    public var description: String {
        switch kind {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .catmullRom: "catmullRom"
        case .cardinal(0): "cardinal"
        case .cardinal(let tension): "cardinal(tension: \(tension))"
        }
    }
}
