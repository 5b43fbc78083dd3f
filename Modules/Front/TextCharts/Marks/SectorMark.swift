import TextUICore

/// A piece of a pie, or of a ring. As Swift Charts' `SectorMark`; text draws it in dots, each piece in a pattern of its
/// own.
nonisolated public struct SectorMark: ChartContent {
    /// Never: a mark has no content of its own.
    public typealias Body = Never

    private let mark: Mark

    /// Makes a piece as large as its share of all values.
    ///
    /// - Parameter innerRadius: The radius of the hole, none by default; a ratio counts of the pie's own radius.
    /// - Parameter outerRadius: The radius of the piece, the largest there is room for by default.
    /// - Parameter angularInset: The gap to the next piece, in points.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector)
        (mark.angle, mark.innerRadius, mark.outerRadius) = (angle.datum, innerRadius, outerRadius)
        mark.angularInset = angularInset
        self.mark = mark
    }

    /// Adds the mark to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
