import TextUICore

/// A filled region below a line, or between two. As Swift Charts' `AreaMark`; text fills it in blocks, each series in a
/// pattern of its own.
nonisolated public struct AreaMark: ChartContent {
    /// Never: a mark has no content of its own.
    public typealias Body = Never

    private let mark: Mark

    /// Makes a region from zero to the values, or on the region below where several stand on each other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.stacking) = (x.datum, y.datum, stacking)
        self.mark = mark
    }

    /// Makes a region from zero to the values of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.series, mark.stacking) = (x.datum, y.datum, series.datum, stacking)
        self.mark = mark
    }

    /// Makes a region between two values at each place.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.yStart, mark.yEnd) = (x.datum, yStart.datum, yEnd.datum)
        self.mark = mark
    }

    /// Makes a region between two values at each place, of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.yStart, mark.yEnd, mark.series) = (x.datum, yStart.datum, yEnd.datum, series.datum)
        self.mark = mark
    }

    /// Adds the mark to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
