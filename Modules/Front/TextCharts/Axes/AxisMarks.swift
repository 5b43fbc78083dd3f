import TextUICore

/// The content of an axis: one set of marks, or several. As Swift Charts' `AxisContent`.
public protocol AxisContent {
    /// Adds the sets of marks to the axis. The chart calls it.
    func _add(to axes: inout [_Axis])
}

/// One set of marks of an axis.
public struct _Axis {
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var stroke: StrokeStyle?
    var format: ((_Plotted, EnvironmentValues) -> String?)?
    /// The parts at a value; nil leaves them to the chart.
    var parts: ((AxisValue) -> _AxisParts)?
}

/// The marks of an axis at some of its values. As Swift Charts' `AxisMarks`: without a content of its own, lines across
/// from the left labels, and ticks at those below.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let axis: _Axis

    /// Adds the set of marks to its axis. The chart calls it.
    public func _add(to axes: inout [_Axis]) { axes.append(axis) }

    /// Makes marks whose content depends on the value.
    ///
    /// - Parameter preset: Has no effect in text.
    /// - Parameter position: The side of the plot.
    /// - Parameter values: The values to mark; the chart chooses round ones by default, fewer where there is no room.
    /// - Parameter stroke: The dashes of the lines; widths have no effect in text.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        axis = _Axis(position: position, values: values, stroke: stroke, parts: Self.parts(content))
    }

    /// Makes marks at given values whose content depends on the value.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        axis = _Axis(
            position: position, values: .init(kind: .values(values.map(\.plotted))), stroke: stroke,
            parts: Self.parts(content))
    }

    /// Makes marks with the same content at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in content() }
    }

    /// Makes marks at given values with the same content at each.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in content() }
    }

    private static func parts(_ content: @escaping (AxisValue) -> Content) -> (AxisValue) -> _AxisParts {
        { value in
            var parts = _AxisParts()
            content(value)._add(to: &parts)
            return parts
        }
    }
}

extension AxisMarks where Content == _AxisMarks {
    /// Makes the chart's usual marks.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        axis = _Axis(position: position, values: values, stroke: stroke)
    }

    /// Makes the chart's usual marks at given values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        axis = _Axis(position: position, values: .init(kind: .values(values.map(\.plotted))), stroke: stroke)
    }

    /// Makes the chart's usual marks, labelled in a format.
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        axis = _Axis(position: position, values: values, stroke: stroke, format: AxisFormat.string(format))
    }

    /// Makes the chart's usual marks at given values, labelled in a format.
    public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        axis = _Axis(
            position: position, values: .init(kind: .values(values.map(\.plotted))), stroke: stroke,
            format: AxisFormat.string(format))
    }
}

/// A result builder that makes one axis content of several. As Swift Charts' `AxisContentBuilder`.
@resultBuilder
public enum AxisContentBuilder {
    /// Makes no content.
    public static func buildBlock() -> _AxisContents { _AxisContents(contents: []) }
    /// Takes one content.
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    /// Begins with a content.
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }

    /// Puts a content after the ones before.
    public static func buildPartialBlock<First: AxisContent, Next: AxisContent>(
        accumulated: First, next: Next
    ) -> _AxisContents { _AxisContents(contents: [accumulated, next]) }

    /// Takes the content of an `if` without `else`.
    public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
    /// Takes the content of a branch.
    public static func buildEither<C: AxisContent>(first: C) -> _AxisContents { _AxisContents(contents: [first]) }
    /// Takes the content of the other branch.
    public static func buildEither<C: AxisContent>(second: C) -> _AxisContents { _AxisContents(contents: [second]) }
    /// Takes the content of an availability condition.
    public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> _AxisContents {
        _AxisContents(contents: [content])
    }
}

/// Several contents of one axis.
public struct _AxisContents: AxisContent {
    let contents: [any AxisContent]

    /// Adds the contents to their axis. The chart calls it.
    public func _add(to axes: inout [_Axis]) {
        for content in contents { content._add(to: &axes) }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// Adds the content if there is one. The chart calls it.
    public func _add(to axes: inout [_Axis]) { self?._add(to: &axes) }
}
