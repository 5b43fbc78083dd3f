import TextUICore

/// A filled rectangle. As Swift Charts' `RectangleMark`; text fills it in blocks, the denser the more where it is
/// coloured by a number.
nonisolated public struct RectangleMark: ChartContent {
    /// Never: a mark has no content of its own.
    public typealias Body = Never

    private let mark: Mark

    /// Makes a rectangle in the place of two values.
    ///
    /// - Parameter width: The width; the whole place by default.
    /// - Parameter height: The height; the whole place by default.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.y, mark.width, mark.height) = (x.datum, y.datum, width, height)
        self.mark = mark
    }

    /// Makes a rectangle between two values in each direction.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.rectangle)
        (mark.xStart, mark.xEnd, mark.yStart, mark.yEnd) = (xStart.datum, xEnd.datum, yStart.datum, yEnd.datum)
        self.mark = mark
    }

    /// Makes a rectangle at a place across, between two values up and down.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.x, mark.yStart, mark.yEnd, mark.width) = (x.datum, yStart.datum, yEnd.datum, width)
        self.mark = mark
    }

    /// Makes a rectangle between two values across, at a place up and down.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.rectangle)
        (mark.xStart, mark.xEnd, mark.y, mark.height) = (xStart.datum, xEnd.datum, y.datum, height)
        self.mark = mark
    }

    /// Makes a rectangle at a place across, as high as the plot.
    public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
        var mark = Mark(.rectangle)
        (mark.x, mark.width) = (x.datum, width)
        self.mark = mark
    }

    /// Makes a rectangle at a place up and down, as wide as the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        var mark = Mark(.rectangle)
        (mark.y, mark.height) = (y.datum, height)
        self.mark = mark
    }

    /// Makes a rectangle between two values across, as high as the plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        var mark = Mark(.rectangle)
        (mark.xStart, mark.xEnd) = (xStart.datum, xEnd.datum)
        self.mark = mark
    }

    /// Makes a rectangle between two values up and down, as wide as the plot.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        var mark = Mark(.rectangle)
        (mark.yStart, mark.yEnd) = (yStart.datum, yEnd.datum)
        self.mark = mark
    }

    /// Adds the mark to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
