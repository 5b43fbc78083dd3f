import TextUICore

/// A sign at a place. As Swift Charts' `PointMark`.
nonisolated public struct PointMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.point)
        (mark.x, mark.y) = (x.datum, y.datum)
        self.mark = mark
    }

    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
