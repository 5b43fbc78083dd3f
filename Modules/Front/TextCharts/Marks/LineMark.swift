import TextUICore

/// A value that a line joins with the others of its series. As Swift Charts' `LineMark`; text draws the line in dots,
/// two across and four down to a cell, each series with dashes of its own.
nonisolated public struct LineMark: ChartContent {
    /// Never: a mark has no content of its own.
    public typealias Body = Never

    private let mark: Mark

    /// Makes a point of a line. Points of one line have the same values of style, sign and dashes.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.line)
        (mark.x, mark.y) = (x.datum, y.datum)
        self.mark = mark
    }

    /// Makes a point of the line of a series.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = Mark(.line)
        (mark.x, mark.y, mark.series) = (x.datum, y.datum, series.datum)
        self.mark = mark
    }

    /// Adds the mark to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
