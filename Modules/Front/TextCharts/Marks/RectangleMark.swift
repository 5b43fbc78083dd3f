import TextUICore

/// A filled rectangle. As Swift Charts' `RectangleMark`.
nonisolated public struct RectangleMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.y, mark.width, mark.height) = (x.datum, y.datum, width, height)
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rectangle)
        (mark.xStart, mark.xEnd, mark.yStart, mark.yEnd) = (xStart.datum, xEnd.datum, yStart.datum, yEnd.datum)
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.yStart, mark.yEnd, mark.width) = (x.datum, yStart.datum, yEnd.datum, width)
        self.mark = mark
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.xStart, mark.xEnd, mark.y, mark.height) = (xStart.datum, xEnd.datum, y.datum, height)
        self.mark = mark
    }

    /// As high as the plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        var mark = Mark(.rectangle)
        (mark.xStart, mark.xEnd) = (xStart.datum, xEnd.datum)
        self.mark = mark
    }

    /// As wide as the plot.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var mark = Mark(.rectangle)
        (mark.yStart, mark.yEnd) = (yStart.datum, yEnd.datum)
        self.mark = mark
    }

    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
