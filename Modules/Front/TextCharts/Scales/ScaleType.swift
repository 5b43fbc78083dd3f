import TextUICore

/// A spread of values along a scale. As Swift Charts' `ScaleType`.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, log, symmetricLog, squareRoot, date, category
        case power(Double)
    }

    let kind: Kind

    /// Equal distances for equal differences.
    public static let linear = ScaleType(kind: .linear)
    /// Equal distances for equal ratios; values above zero alone.
    public static let log = ScaleType(kind: .log)
    /// Equal distances for equal ratios on both sides of zero.
    public static let symmetricLog = ScaleType(kind: .symmetricLog)
    /// Distances by square roots.
    public static let squareRoot = ScaleType(kind: .squareRoot)
    /// Dates.
    public static let date = ScaleType(kind: .date)
    /// Names, each in a place of its own.
    public static let category = ScaleType(kind: .category)
    /// Distances by a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
}

/// The values that a scale shows. As Swift Charts' `ScaleDomain`: a range, a list of categories, or `automatic`.
public protocol ScaleDomain {
    /// The values, as the chart takes them.
    var _domain: _Domain { get }
}

/// The values of a scale, as the chart takes them.
public enum _Domain {
    /// Those of the data.
    case automatic(includesZero: Bool?, reversed: Bool?)
    /// Those between two ends.
    case range(_Plotted, _Plotted)
    /// A list of them.
    case values([_Plotted])
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// The range's two ends.
    public var _domain: _Domain { .range(lowerBound.plotted, upperBound.plotted) }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The list's values.
    public var _domain: _Domain { .values(map(\.plotted)) }
}

/// The domain of the data. As Swift Charts' `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let reversed: Bool?

    /// The domain of the data, as the chart takes it.
    public var _domain: _Domain { .automatic(includesZero: includesZero, reversed: reversed) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The domain of the data.
    public static var automatic: AutomaticScaleDomain { .init(includesZero: nil, reversed: nil) }

    /// The domain of the data.
    ///
    /// - Parameter includesZero: Whether zero is in it; as the marks need by default.
    /// - Parameter reversed: Whether the scale goes the other way round.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        .init(includesZero: includesZero, reversed: reversed)
    }
}

/// The extent of a scale of positions. As Swift Charts' `PositionScaleRange`.
public protocol PositionScaleRange {
    /// The space at both ends, in points.
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The plot's own extent, less a padding in points. As Swift Charts' `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// The space at both ends, in points.
    public var _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole extent of the plot.
    public static var plotDimension: PlotDimensionScaleRange { .init(_padding: (0, 0)) }

    /// The plot's extent without so many points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        .init(_padding: (padding, padding))
    }

    /// The plot's extent without so many points at each end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        .init(_padding: (startPadding, endPadding))
    }
}
