import TextUICore

/// Values joined by a line. As Swift Charts' `LineMark`.
nonisolated public struct LineMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.line)
        (mark.x, mark.y) = (x.datum, y.datum)
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.line)
        (mark.x, mark.y, mark.series) = (x.datum, y.datum, series.datum)
        self.mark = mark
    }

    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
