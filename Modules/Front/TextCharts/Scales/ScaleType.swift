import TextUICore

/// How values are spread along a scale. As Swift Charts' `ScaleType`.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, log, symmetricLog, squareRoot, date, category
        case power(Double)
    }

    let kind: Kind

    public static let linear = ScaleType(kind: .linear)
    public static let log = ScaleType(kind: .log)
    public static let symmetricLog = ScaleType(kind: .symmetricLog)
    public static let squareRoot = ScaleType(kind: .squareRoot)
    public static let date = ScaleType(kind: .date)
    public static let category = ScaleType(kind: .category)
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
}

/// The values that a scale shows. As Swift Charts' `ScaleDomain`.
public protocol ScaleDomain {
    var _domain: _Domain { get }
}

/// What is said of the values of a scale.
public enum _Domain {
    case automatic(includesZero: Bool?, reversed: Bool?)
    case range(_Plotted, _Plotted)
    case values([_Plotted])
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _Domain { .range(lowerBound.plotted, upperBound.plotted) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _Domain { .values(map(\.plotted)) }
}

/// The domain that the data have. As Swift Charts' `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let reversed: Bool?

    public var _domain: _Domain { .automatic(includesZero: includesZero, reversed: reversed) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .init(includesZero: nil, reversed: nil) }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        .init(includesZero: includesZero, reversed: reversed)
    }
}

/// Where a scale of positions goes. As Swift Charts' `PositionScaleRange`.
public protocol PositionScaleRange {
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The plot's own extent, less a padding in points. As Swift Charts' `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public var _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { .init(_padding: (0, 0)) }

    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        .init(_padding: (padding, padding))
    }

    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        .init(_padding: (startPadding, endPadding))
    }
}
