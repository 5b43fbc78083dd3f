import TextUICore

/// A bar for each element of a collection. As Swift Charts' `BarPlot`.
nonisolated public struct BarPlot<Content: ChartContent>: ChartContent {
    private let content: Content

    /// The marks of the plot.
    @MainActor
    public var body: Content { content }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    /// Returns the same with each mark changed by its element. The chart calls it.
    nonisolated public func _changing(_ change: @escaping (DataElement, inout _Mark) -> Void) -> Self {
        Self(content: content._changing(change))
    }
}

extension BarPlot {
    /// Makes a bar for each element.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .bar) { element, mark in
            mark.x = x.datum(element)
            mark.y = y.datum(element)
            mark.width = width
        }
    }

    /// Makes a bar from one value of each element to another, upright.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .bar) { element, mark in
            mark.x = x.datum(element)
            mark.yStart = yStart.datum(element)
            mark.yEnd = yEnd.datum(element)
            mark.width = width
        }
    }

    /// Makes a bar from one value of each element to another, lying.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .bar) { element, mark in
            mark.xStart = xStart.datum(element)
            mark.xEnd = xEnd.datum(element)
            mark.y = y.datum(element)
            mark.height = height
        }
    }
}
