import TextUICore

/// A sign at a place. As Swift Charts' `PointMark`; very many of one kind are drawn as dots.
nonisolated public struct PointMark: ChartContent {
    /// Never: a mark has no content of its own.
    public typealias Body = Never

    private let mark: Mark

    /// Makes a sign at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.point)
        (mark.x, mark.y) = (x.datum, y.datum)
        self.mark = mark
    }

    /// Adds the mark to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
