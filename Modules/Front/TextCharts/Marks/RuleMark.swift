import TextUICore

/// A line across the plot at a value. As Swift Charts' `RuleMark`.
nonisolated public struct RuleMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    public init<X: Plottable>(x: PlottableValue<X>) {
        var mark = Mark(.rule)
        mark.x = x.datum
        self.mark = mark
    }

    public init<Y: Plottable>(y: PlottableValue<Y>) {
        var mark = Mark(.rule)
        mark.y = y.datum
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rule)
        (mark.x, mark.yStart, mark.yEnd) = (x.datum, yStart.datum, yEnd.datum)
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        var mark = Mark(.rule)
        (mark.xStart, mark.xEnd, mark.y) = (xStart.datum, xEnd.datum, y.datum)
        self.mark = mark
    }

    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
