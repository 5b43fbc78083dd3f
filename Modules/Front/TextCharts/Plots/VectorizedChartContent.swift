import TextUICore

/// A content of a mark for each element of a collection, made from properties of the elements rather than in a closure.
/// As Swift Charts' `VectorizedChartContent`.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the collection's elements.
    associatedtype DataElement

    /// Returns the same content with each mark changed by its element. The chart calls it.
    nonisolated func _changing(_ change: @escaping (DataElement, inout _Mark) -> Void) -> Self
}

/// One mark of a vectorized content.
public struct _Mark {
    var mark: Mark
}

extension VectorizedChartContent {
    /// Draws marks of different values in different styles, and the values in the legend.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
        _changing { element, mark in mark.mark.look.styleBy = value.datum(element) }
    }

    /// Draws each mark in the style that its element has.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>) -> Self {
        _changing { element, mark in mark.mark.look.style = AnyShapeStyle(element[keyPath: keyPath]) }
    }

    /// Draws marks of different values with different signs.
    nonisolated public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
        _changing { element, mark in mark.mark.look.symbolBy = value.datum(element) }
    }

    /// Draws the signs in sizes by a value.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
        _changing { element, mark in mark.mark.look.symbolSizeBy = value.datum(element) }
    }

    /// Draws marks of different values beside each other.
    nonisolated public func position<D: Plottable>(by value: PlottableProjection<DataElement, D>) -> Self {
        _changing { element, mark in mark.mark.look.positionBy = value.datum(element) }
    }

    /// Draws each mark as opaque as its element has it, from 0 to 1.
    nonisolated public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> Self {
        _changing { element, mark in mark.mark.look.opacity = element[keyPath: keyPath] }
    }
}

/// The marks of a collection, one for each element.
nonisolated public struct VectorizedPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
    /// The type of the collection's elements.
    public typealias DataElement = Data.Element
    /// Never: the marks have no content of their own.
    public typealias Body = Never

    private let data: Data
    private let kind: Mark.Kind
    private var changes: [(Data.Element, inout _Mark) -> Void]

    init(_ data: Data, _ kind: Mark.Kind, _ place: @escaping (Data.Element, inout Mark) -> Void) {
        self.data = data
        self.kind = kind
        changes = [{ element, mark in place(element, &mark.mark) }]
    }

    /// Returns the same with each mark changed by its element. The chart calls it.
    public func _changing(_ change: @escaping (Data.Element, inout _Mark) -> Void) -> Self {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// Adds the marks to the chart's. The chart calls it.
    @MainActor
    public func _add(to marks: inout _Marks) {
        for element in data {
            var mark = _Mark(mark: Mark(kind))
            for change in changes { change(element, &mark) }
            marks.all.append(mark.mark)
        }
    }
}
