/// An interval of values, whose end belongs to the next one. As Swift Charts' `ChartBinRange`.
public struct ChartBinRange<Bound: Plottable> {
    /// The interval's beginning.
    public let lowerBound: Bound
    /// The interval's end, which is not in it.
    public let upperBound: Bound

    /// Makes an interval of its two ends.
    public init(lowerBound: Bound, upperBound: Bound) {
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }
}

extension ChartBinRange: Equatable where Bound: Equatable {}

extension ChartBinRange: Hashable where Bound: Hashable {}

extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange where Bound: Comparable {
    /// Tells whether a value lies in the interval.
    public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}
