import TextUICore

/// A bar. As Swift Charts' `BarMark`; text fills it in blocks, to an eighth of a cell, each series in a pattern of its
/// own. It lies where only its value across is a number.
nonisolated public struct BarMark: ChartContent {
    /// Never: a mark has no content of its own.
    public typealias Body = Never

    private let mark: Mark

    /// Makes a bar from zero to a value, or on the bar below where several stand on each other.
    ///
    /// - Parameter width: The thickness of a bar that stands; a share of its place by default.
    /// - Parameter height: The thickness of a bar that lies.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.y, mark.width, mark.height, mark.stacking) = (x.datum, y.datum, width, height, stacking)
        self.mark = mark
    }

    /// Makes a part of the one bar along the horizontal scale.
    public init<X: Plottable>(
        x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.height, mark.stacking) = (x.datum, height, stacking)
        self.mark = mark
    }

    /// Makes a part of the one bar along the vertical scale.
    public init<Y: Plottable>(
        y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.bar)
        (mark.y, mark.width, mark.stacking) = (y.datum, width, stacking)
        self.mark = mark
    }

    /// Makes a standing bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar)
        (mark.x, mark.yStart, mark.yEnd, mark.width) = (x.datum, yStart.datum, yEnd.datum, width)
        self.mark = mark
    }

    /// Makes a lying bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = Mark(.bar)
        (mark.xStart, mark.xEnd, mark.y, mark.height) = (xStart.datum, xEnd.datum, y.datum, height)
        self.mark = mark
    }

    /// Adds the mark to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
