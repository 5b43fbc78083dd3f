import TextUICore

/// A sector of a pie for each element of a collection. As Swift Charts' `SectorPlot`.
nonisolated public struct SectorPlot<Content: ChartContent>: ChartContent {
    private let content: Content

    /// The marks of the plot.
    @MainActor
    public var body: Content { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    /// Returns the same with each mark changed by its element. The chart calls it.
    nonisolated public func _changing(_ change: @escaping (DataElement, inout _Mark) -> Void) -> Self {
        Self(content: content._changing(change))
    }
}

extension SectorPlot {
    /// Makes a sector for each element.
    public init<Data: RandomAccessCollection, A: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .sector) { element, mark in
            mark.angle = angle.datum(element)
            (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
            mark.angularInset = angularInset
        }
    }
}
