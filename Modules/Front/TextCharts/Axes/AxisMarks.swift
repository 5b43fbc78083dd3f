import TextUICore

/// What an axis shows. As Swift Charts' `AxisContent`.
public protocol AxisContent {
    func _add(to axes: inout [_Axis])
}

/// One set of marks of an axis.
public struct _Axis {
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var stroke: StrokeStyle?
    var format: ((_Plotted, EnvironmentValues) -> String?)?
    /// What is at a value; nil leaves that to the chart.
    var parts: ((AxisValue) -> _AxisParts)?
}

/// The marks of an axis. As Swift Charts' `AxisMarks`.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let axis: _Axis

    public func _add(to axes: inout [_Axis]) { axes.append(axis) }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        axis = _Axis(position: position, values: values, stroke: stroke, parts: Self.parts(content))
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        axis = _Axis(
            position: position, values: .init(kind: .values(values.map(\.plotted))), stroke: stroke,
            parts: Self.parts(content))
    }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in content() }
    }

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
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        axis = _Axis(position: position, values: values, stroke: stroke)
    }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        axis = _Axis(position: position, values: .init(kind: .values(values.map(\.plotted))), stroke: stroke)
    }

    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        axis = _Axis(position: position, values: values, stroke: stroke, format: AxisFormat.string(format))
    }

    public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        axis = _Axis(
            position: position, values: .init(kind: .values(values.map(\.plotted))), stroke: stroke,
            format: AxisFormat.string(format))
    }
}

/// Makes one content of several. As Swift Charts' `AxisContentBuilder`.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock() -> _AxisContents { _AxisContents(contents: []) }
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: AxisContent>(first: C) -> C { first }

    public static func buildPartialBlock<First: AxisContent, Next: AxisContent>(
        accumulated: First, next: Next
    ) -> _AxisContents { _AxisContents(contents: [accumulated, next]) }

    public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
    public static func buildEither<C: AxisContent>(first: C) -> _AxisContents { _AxisContents(contents: [first]) }
    public static func buildEither<C: AxisContent>(second: C) -> _AxisContents { _AxisContents(contents: [second]) }
    public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> _AxisContents {
        _AxisContents(contents: [content])
    }
}

public struct _AxisContents: AxisContent {
    let contents: [any AxisContent]

    public func _add(to axes: inout [_Axis]) {
        for content in contents { content._add(to: &axes) }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _add(to axes: inout [_Axis]) { self?._add(to: &axes) }
}
