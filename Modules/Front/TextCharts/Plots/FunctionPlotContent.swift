import TextUICore

/// The line of a function, or the area below it or between two.
///
/// It is drawn over the domain that is given, else over the chart's horizontal scale, else as far as other marks reach.
nonisolated public struct FunctionPlotContent: ChartContent {
    /// Never: the marks have no content of their own.
    public typealias Body = Never

    let kind: Mark.Kind
    let x: Text
    let y: Text
    let domain: ClosedRange<Double>?
    let function: (Double) -> (start: Double?, end: Double)

    /// Enough for each dot of a wide screen.
    private static let samples = 400

    /// Adds the marks to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        let domain = domain ?? marks.xDomain ?? marks.xExtent ?? 0...1
        let step = (domain.upperBound - domain.lowerBound) / Double(Self.samples)
        // A value that is no number parts a line in two.
        var stretch = marks.all.count
        for index in 0...Self.samples {
            let place = domain.lowerBound + Double(index) * step
            let value = function(place)
            guard value.end.isFinite, value.start?.isFinite ?? true else {
                stretch = marks.all.count + 1
                continue
            }
            var mark = Mark(kind)
            mark.x = Datum(name: x, value: .number(place))
            if let start = value.start {
                mark.yStart = Datum(name: y, value: .number(start))
                mark.yEnd = Datum(name: y, value: .number(value.end))
            } else {
                mark.y = Datum(name: y, value: .number(value.end))
            }
            mark.series = Datum(name: y, value: .number(Double(stretch)))
            mark.look.accessibilityIsHidden = index % (Self.samples / 10) != 0
            marks.all.append(mark)
        }
    }
}

extension _Marks {
    /// The extent of the marks' numbers along the horizontal scale; nil where there are not two.
    fileprivate var xExtent: ClosedRange<Double>? {
        let numbers = all.flatMap { [$0.x, $0.xStart, $0.xEnd] }.compactMap { $0?.value.number }
        guard let least = numbers.min(), let most = numbers.max(), least < most else { return nil }
        return least...most
    }
}

extension _Domain {
    /// The numbers between two ends.
    var numbers: ClosedRange<Double>? {
        guard case .range(let first, let last) = self, let first = first.number, let last = last.number, first < last
        else { return nil }
        return first...last
    }
}
