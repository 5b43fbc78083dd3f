import TextUICore

/// Numbers parted into intervals of one size, for histograms. As Swift Charts' `NumberBins`.
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
    /// The ends of the intervals, from the first's beginning to the last's end.
    public let thresholds: [Value]

    /// Makes intervals of their ends, in order.
    public init(thresholds: [Value]) {
        self.thresholds = thresholds
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of intervals.
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

    /// The interval at a place.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }

    /// Returns the place of the interval that a value lies in; of a value outside, the nearest.
    public func index(for value: Value) -> Int {
        let after = thresholds.firstIndex { value < $0 } ?? thresholds.count
        return Swift.max(0, Swift.min(endIndex - 1, after - 1))
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Makes intervals of a size that hold a range, with ends at multiples of it.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            thresholds: Self.thresholds(size: Double(size), Double(range.lowerBound), Double(range.upperBound))
                .map { Value($0) })
    }

    /// Makes about so many intervals with round ends that hold a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumSize: Value = 0) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let step = Swift.max(
            NumberTicks.step(from: low, to: high, count: Swift.max(1, desiredCount)), Double(minimumSize))
        self.init(size: Value(step), range: range)
    }

    /// Makes exactly so many equal intervals of a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let length = range.upperBound - range.lowerBound
        let count = Swift.max(1, count)
        self.init(thresholds: (0...count).map { range.lowerBound + length * Value($0) / Value(count) })
    }

    /// Makes about so many intervals with round ends that hold all numbers; those that are not finite are left out.
    public init<S: Sequence>(data: S, desiredCount: Int = 10, minimumSize: Value = 0) where S.Element == Value {
        let finite = data.filter(\.isFinite)
        let (low, high) = (finite.min() ?? 0, finite.max() ?? 1)
        self.init(range: low...high, desiredCount: desiredCount, minimumSize: minimumSize)
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Makes intervals of whole numbers, of a size, that hold a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            thresholds: Self.thresholds(size: Double(size), Double(range.lowerBound), Double(range.upperBound))
                .map { Value($0) })
    }

    /// Makes about so many intervals of whole numbers with round ends that hold a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumSize: Value = 1) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        let step = NumberTicks.step(from: low, to: high, count: Swift.max(1, desiredCount)).rounded(.up)
        self.init(size: Value(Swift.max(step, Double(minimumSize), 1)), range: range)
    }

    /// Makes about so many intervals of whole numbers with round ends that hold all numbers.
    public init<S: Sequence>(data: S, desiredCount: Int = 10, minimumSize: Value = 1) where S.Element == Value {
        let data = Array(data)
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount, minimumSize: minimumSize)
    }
}

extension NumberBins {
    /// Multiples of a size that hold all from `low` to `high`, the end included.
    fileprivate static func thresholds(size: Double, _ low: Double, _ high: Double) -> [Double] {
        guard size > 0, (high - low) / size < 1e6 else { return [low, high] }
        let first = (low / size).rounded(.down)
        let last = Swift.max((high / size).rounded(.down) + 1, first + 1)
        return stride(from: first, through: last, by: 1).map { $0 * size }
    }
}
