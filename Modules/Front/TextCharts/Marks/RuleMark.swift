import TextUICore

/// A line across the plot at a value. As Swift Charts' `RuleMark`.
nonisolated public struct RuleMark: ChartContent {
    /// Never: a mark has no content of its own.
    public typealias Body = Never

    private let mark: Mark

    /// Makes an upright line through the plot.
    public init<X: Plottable>(x: PlottableValue<X>) {
        var mark = Mark(.rule)
        mark.x = x.datum
        self.mark = mark
    }

    /// Makes a level line through the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>) {
        var mark = Mark(.rule)
        mark.y = y.datum
        self.mark = mark
    }

    /// Makes an upright line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rule)
        (mark.x, mark.yStart, mark.yEnd) = (x.datum, yStart.datum, yEnd.datum)
        self.mark = mark
    }

    /// Makes a level line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var mark = Mark(.rule)
        (mark.xStart, mark.xEnd, mark.y) = (xStart.datum, xEnd.datum, y.datum)
        self.mark = mark
    }

    /// Adds the mark to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
