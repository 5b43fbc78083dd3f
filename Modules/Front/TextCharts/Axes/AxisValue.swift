import TextUICore

/// A value at which an axis is marked. As Swift Charts' `AxisValue`.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let value: _Plotted

    /// The value as the type that the chart was given.
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

    public static let automatic = AxisMarkValues(kind: .automatic(count: nil, minimum: nil))

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .automatic(count: desiredCount, minimum: nil)) }

    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .automatic(count: desiredCount, minimum: Double(minimumStride))) }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { .init(kind: .calendar(component, max(1, count), calendar)) }

    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .init(kind: .step(Double(step))) }
}

/// The side of the plot that an axis is marked at. As Swift Charts' `AxisMarkPosition`.
public struct AxisMarkPosition: Hashable, Sendable {
    let name: String
    /// Below the plot, or left of it.
    public static let automatic = AxisMarkPosition(name: "automatic")
    public static let top = AxisMarkPosition(name: "top")
    public static let bottom = AxisMarkPosition(name: "bottom")
    public static let leading = AxisMarkPosition(name: "leading")
    public static let trailing = AxisMarkPosition(name: "trailing")
}

/// As Swift Charts' `AxisMarkPreset`: how labels stand to the plot. In text, never over it.
public struct AxisMarkPreset: Hashable, Sendable {
    let name: String
    public static let automatic = AxisMarkPreset(name: "automatic")
    public static let aligned = AxisMarkPreset(name: "aligned")
    public static let extended = AxisMarkPreset(name: "extended")
    public static let inset = AxisMarkPreset(name: "inset")
}

/// What happens to labels that have no room. As Swift Charts' `AxisValueLabelCollisionResolution`.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    let isDisabled: Bool
    public static let automatic = AxisValueLabelCollisionResolution(isDisabled: false)
    public static let disabled = AxisValueLabelCollisionResolution(isDisabled: true)
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    { automatic }
    public static func truncate(priority: Double = 0) -> AxisValueLabelCollisionResolution { automatic }
}

/// As Swift Charts' `AxisValueLabelOrientation`: text is always level.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    let name: String
    public static let automatic = AxisValueLabelOrientation(name: "automatic")
    public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
    public static let vertical = AxisValueLabelOrientation(name: "vertical")
    public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}
