import TextUICore

/// A filled region below a line, or between two. As Swift Charts' `AreaMark`.
nonisolated public struct AreaMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.stacking) = (x.datum, y.datum, stacking)
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.series, mark.stacking) = (x.datum, y.datum, series.datum, stacking)
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.yStart, mark.yEnd) = (x.datum, yStart.datum, yEnd.datum)
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.yStart, mark.yEnd, mark.series) = (x.datum, yStart.datum, yEnd.datum, series.datum)
        self.mark = mark
    }

    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
