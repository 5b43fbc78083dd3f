import TextUICore

/// A value at which an axis is marked. As Swift Charts' `AxisValue`.
public struct AxisValue {
    /// The value's place among those that are marked, from 0.
    public let index: Int
    /// The number of values that are marked.
    public let count: Int
    let value: _Plotted

    /// Returns the value as the type that the chart was given; nil where it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: value) }
}

/// The values at which an axis is marked. As Swift Charts' `AxisMarkValues`.
public struct AxisMarkValues: Sendable {
    enum Kind {
        case automatic(count: Int?, minimum: Double?)
        case calendar(Calendar.Component, Int, Calendar?)
        case step(Double)
        case values([_Plotted])
    }

    let kind: Kind

    /// Round values that the chart chooses, as many as there is room for.
    public static let automatic = AxisMarkValues(kind: .automatic(count: nil, minimum: nil))

    /// Round values, about as many as are desired, fewer where there is no room. Rounding of the bounds has no effect
    /// in text.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .automatic(count: desiredCount, minimum: nil)) }

    /// Round values that are at least so far apart.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .automatic(count: desiredCount, minimum: Double(minimumStride))) }

    /// The beginning of each so many-th day, month or other unit of a calendar, such as every third month.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { .init(kind: .calendar(component, max(1, count), calendar)) }

    /// Multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .step(Double(step))) }
}

/// The side of the plot that an axis is marked at. As Swift Charts' `AxisMarkPosition`.
public struct AxisMarkPosition: Hashable, Sendable {
    let name: String
    /// Below the plot, or left of it.
    public static let automatic = AxisMarkPosition(name: "automatic")
    /// Above the plot.
    public static let top = AxisMarkPosition(name: "top")
    /// Below the plot.
    public static let bottom = AxisMarkPosition(name: "bottom")
    /// Left of the plot.
    public static let leading = AxisMarkPosition(name: "leading")
    /// Right of the plot.
    public static let trailing = AxisMarkPosition(name: "trailing")
}

/// A relation of labels to the plot. As Swift Charts' `AxisMarkPreset`; has no effect in text, where labels never stand
/// over the plot.
public struct AxisMarkPreset: Hashable, Sendable {
    let name: String
    /// The usual relation.
    public static let automatic = AxisMarkPreset(name: "automatic")
    /// Labels in line with the plot's edges.
    public static let aligned = AxisMarkPreset(name: "aligned")
    /// Lines that go on to the labels.
    public static let extended = AxisMarkPreset(name: "extended")
    /// Labels over the plot.
    public static let inset = AxisMarkPreset(name: "inset")
}

/// A treatment of labels that have no room. As Swift Charts' `AxisValueLabelCollisionResolution`; text always leaves
/// labels out, or cuts categories.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    let isDisabled: Bool
    /// The chart's choice.
    public static let automatic = AxisValueLabelCollisionResolution(isDisabled: false)
    /// Labels over each other, which text does not draw.
    public static let disabled = AxisValueLabelCollisionResolution(isDisabled: true)
    /// Labels left out by a priority. Has the effect of `automatic` in text.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    { automatic }
    /// Labels that are cut. Has the effect of `automatic` in text.
    public static func truncate(priority: Double = 0) -> AxisValueLabelCollisionResolution { automatic }
}

/// A direction of labels. As Swift Charts' `AxisValueLabelOrientation`; has no effect in text, which is always level.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    let name: String
    /// The chart's choice.
    public static let automatic = AxisValueLabelOrientation(name: "automatic")
    /// Level.
    public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
    /// Upright.
    public static let vertical = AxisValueLabelOrientation(name: "vertical")
    /// Upright, the other way round.
    public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}
