import TextUICore

/// An area below the elements of a collection, or of a function. As Swift Charts' `AreaPlot`.
nonisolated public struct AreaPlot<Content: ChartContent>: ChartContent {
    private let content: Content

    /// The marks of the plot.
    @MainActor
    public var body: Content { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Content.DataElement

    /// Returns the same with each mark changed by its element. The chart calls it.
    nonisolated public func _changing(_ change: @escaping (DataElement, inout _Mark) -> Void) -> Self {
        Self(content: content._changing(change))
    }
}

extension AreaPlot {
    /// Makes the area below the elements of a collection.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .area) { element, mark in
            mark.x = x.datum(element)
            mark.y = y.datum(element)
        }
    }

    /// Makes the area between two values of the elements.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data> {
        content = VectorizedPlotContent(data, .area) { element, mark in
            mark.x = x.datum(element)
            mark.yStart = yStart.datum(element)
            mark.yEnd = yEnd.datum(element)
        }
    }

    /// Makes the area below a function.
    ///
    /// - Parameters:
    ///   - x: The name of what is put into the function.
    ///   - y: The name of what comes out.
    ///   - domain: Where it is drawn; by default along all of the horizontal scale.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(kind: .area, x: Text(x), y: Text(y), domain: domain) { (nil, function($0)) }
    }

    /// Makes the area between the two values of a function.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionPlotContent {
        content = FunctionPlotContent(kind: .area, x: Text(x), y: Text(yEnd), domain: domain) {
            let value = function($0)
            return (value.yStart, value.yEnd)
        }
    }
}
