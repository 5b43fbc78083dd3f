import TextUICore

/// A line, a tick or a label at a value of an axis. As Swift Charts' `AxisMark`.
public protocol AxisMark {
    func _add(to parts: inout _AxisParts)
}

/// What an axis shows at a value.
public struct _AxisParts {
    enum Label {
        case automatic
        case text((_Plotted, EnvironmentValues) -> String?)
        case view(AnyView)
    }

    struct Line {
        var stroke: StrokeStyle?
        var style: AnyShapeStyle?
        var isCentered = false
    }

    var gridLine: Line?
    var tick: Line?
    var label: Label?
    var labelStyle: AnyShapeStyle?
    var labelIsCentered: Bool?
}

/// A line across the plot. As Swift Charts' `AxisGridLine`.
public struct AxisGridLine: AxisMark {
    private let line: _AxisParts.Line

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        line = .init(stroke: stroke, isCentered: centered ?? false)
    }

    public func _add(to parts: inout _AxisParts) { parts.gridLine = line }
}

/// A short line beside the axis. As Swift Charts' `AxisTick`.
public struct AxisTick: AxisMark {
    /// How long a tick is; in text, they all are as long. As Swift Charts' `AxisTick.Length`.
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        public static let automatic = Length()
        public static let label = Length()
        public static let longestLabel = Length()
        public static func label(extendPastBy length: CGFloat) -> Length { Length() }
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length() }
        public static func length(_ length: CGFloat) -> Length { Length() }

        init() {}
        public init(floatLiteral value: Double) {}
        public init(integerLiteral value: Int) {}
    }

    private let line: _AxisParts.Line

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        line = .init(stroke: stroke, isCentered: centered ?? false)
    }

    public func _add(to parts: inout _AxisParts) { parts.tick = line }
}

/// The words at a value. As Swift Charts' `AxisValueLabel`.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let label: _AxisParts.Label
    private let isCentered: Bool?

    public func _add(to parts: inout _AxisParts) {
        parts.label = label
        parts.labelIsCentered = isCentered
    }
}

extension AxisValueLabel where Content == Text {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        label = .automatic
        isCentered = centered
    }

    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        label = .text(AxisFormat.string(format))
        isCentered = centered
    }

    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        label = .text { _, environment in Text(titleKey).string(in: environment) }
        isCentered = centered
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let title = String(title)
        label = .text { _, _ in title }
        isCentered = centered
    }
}

extension AxisValueLabel {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        label = .view(AnyView(content()))
        isCentered = centered
    }
}

enum AxisFormat {
    /// The words of a format for the values of an axis, in the language and at the time of the place.
    static func string<F: FormatStyle>(_ format: F) -> (_Plotted, EnvironmentValues) -> String?
    where F.FormatInput: Plottable, F.FormatOutput == String {
        { value, environment in
            guard let input = F.FormatInput(plotted: value) else { return nil }
            var format = format.locale(environment.locale)
            if var dates = format as? Date.FormatStyle {
                dates.timeZone = environment.timeZone
                dates.calendar = environment.calendar
                if let placed = dates as? F { format = placed }
            }
            return format.format(input)
        }
    }
}

/// An axis mark with a colour of its own.
public struct _StyledAxisMark<Mark: AxisMark>: AxisMark {
    let mark: Mark
    let style: AnyShapeStyle?

    public func _add(to parts: inout _AxisParts) {
        var own = _AxisParts()
        mark._add(to: &own)
        if let style {
            own.gridLine?.style = style
            own.tick?.style = style
            own.labelStyle = style
        }
        parts.gridLine = own.gridLine ?? parts.gridLine
        parts.tick = own.tick ?? parts.tick
        if own.label != nil {
            parts.label = own.label
            parts.labelStyle = own.labelStyle
            parts.labelIsCentered = own.labelIsCentered
        }
    }
}

extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        _StyledAxisMark(mark: self, style: AnyShapeStyle(style))
    }

    /// In text all sizes are one.
    public func font(_ font: Font?) -> some AxisMark { _StyledAxisMark(mark: self, style: nil) }
}

/// Makes one axis mark of several. As Swift Charts' `AxisMarkBuilder`.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock() -> _AxisMarks { _AxisMarks(marks: []) }
    public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
    public static func buildPartialBlock<M: AxisMark>(first: M) -> M { first }

    public static func buildPartialBlock<First: AxisMark, Next: AxisMark>(
        accumulated: First, next: Next
    ) -> _AxisMarks { _AxisMarks(marks: [accumulated, next]) }

    public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
    public static func buildEither<M: AxisMark>(first: M) -> _AxisMarks { _AxisMarks(marks: [first]) }
    public static func buildEither<M: AxisMark>(second: M) -> _AxisMarks { _AxisMarks(marks: [second]) }
    public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> _AxisMarks { _AxisMarks(marks: [mark]) }
}

public struct _AxisMarks: AxisMark {
    let marks: [any AxisMark]

    public func _add(to parts: inout _AxisParts) {
        for mark in marks { mark._add(to: &parts) }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _add(to parts: inout _AxisParts) { self?._add(to: &parts) }
}
