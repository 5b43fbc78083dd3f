import TextUICore

/// A straight line for each element of a collection. As Swift Charts' `RulePlot`.
nonisolated public struct RulePlot<Content: ChartContent>: ChartContent {
    private let content: Content

    /// The marks of the plot.
    @MainActor
    public var body: Content { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    /// Returns the same with each mark changed by its element. The chart calls it.
    nonisolated public func _changing(_ change: @escaping (DataElement, inout _Mark) -> Void) -> Self {
        Self(content: content._changing(change))
    }
}

extension RulePlot {
    /// Makes an upright line at each element.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .rule) { element, mark in
            mark.x = x.datum(element)
        }
    }

    /// Makes a level line at each element.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .rule) { element, mark in
            mark.y = y.datum(element)
        }
    }
}
