import TextUICore

/// A piece of a pie, or of a ring. As Swift Charts' `SectorMark`.
nonisolated public struct SectorMark: ChartContent {
    public typealias Body = Never

    private let mark: Mark

    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector)
        (mark.angle, mark.innerRadius, mark.outerRadius) = (angle.datum, innerRadius, outerRadius)
        mark.angularInset = angularInset
        self.mark = mark
    }

    @MainActor
    public func _add(to marks: inout _Marks) { marks.all.append(mark) }
}
