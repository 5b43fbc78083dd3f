import TextUICore

/// A line through the elements of a collection, or of a function. As Swift Charts' `LinePlot`.
nonisolated public struct LinePlot<Content: ChartContent>: ChartContent {
    private let content: Content

    /// The marks of the plot.
    @MainActor
    public var body: Content { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    /// Returns the same with each mark changed by its element. The chart calls it.
    nonisolated public func _changing(_ change: @escaping (DataElement, inout _Mark) -> Void) -> Self {
        Self(content: content._changing(change))
    }
}

extension LinePlot {
    /// Makes a line through the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .line) { element, mark in
            mark.x = x.datum(element)
            mark.y = y.datum(element)
        }
    }

    /// Makes a line for each series of a collection.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .line) { element, mark in
            mark.x = x.datum(element)
            mark.y = y.datum(element)
            mark.series = series.datum(element)
        }
    }

    /// Makes the line of a function.
    ///
    /// - Parameters:
    ///   - x: The name of what is put into the function.
    ///   - y: The name of what comes out.
    ///   - domain: Where it is drawn; by default along all of the horizontal scale.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(kind: .line, x: Text(x), y: Text(y), domain: domain) { (nil, function($0)) }
    }
}
