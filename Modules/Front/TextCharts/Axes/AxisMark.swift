import TextUICore

/// A line, a tick or a label at a value of an axis. As Swift Charts' `AxisMark`.
public protocol AxisMark {
    /// Adds the mark to those of its value. The chart calls it.
    func _add(to parts: inout _AxisParts)
}

/// The line, the tick and the label of an axis at a value.
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

/// A line across the plot. As Swift Charts' `AxisGridLine`; it is drawn in faint dots behind the marks.
public struct AxisGridLine: AxisMark {
    private let line: _AxisParts.Line

    /// Makes a line.
    ///
    /// - Parameter centered: Whether it stands in the middle between two values, as in the middle of a month; at the
    ///   value by default.
    /// - Parameter stroke: The line's dashes; widths have no effect in text.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        line = .init(stroke: stroke, isCentered: centered ?? false)
    }

    /// Adds the line to the parts of its value. The chart calls it.
    public func _add(to parts: inout _AxisParts) { parts.gridLine = line }
}

/// A short line beside the axis. As Swift Charts' `AxisTick`.
public struct AxisTick: AxisMark {
    /// A tick's length. As Swift Charts' `AxisTick.Length`; has no effect in text, where all ticks are of one cell.
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        /// The usual length.
        public static let automatic = Length()
        /// The length of a label.
        public static let label = Length()
        /// The length of the longest label.
        public static let longestLabel = Length()
        /// The length of a label and some points more.
        public static func label(extendPastBy length: CGFloat) -> Length { Length() }
        /// The length of the longest label and some points more.
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length() }
        /// A length in points.
        public static func length(_ length: CGFloat) -> Length { Length() }

        init() {}
        /// Makes a length of points.
        public init(floatLiteral value: Double) {}
        /// Makes a length of points.
        public init(integerLiteral value: Int) {}
    }

    private let line: _AxisParts.Line

    /// Makes a tick.
    ///
    /// - Parameter centered: Whether it stands in the middle between two values; at the value by default.
    /// - Parameter length: Has no effect in text.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        line = .init(stroke: stroke, isCentered: centered ?? false)
    }

    /// Adds the tick to the parts of its value. The chart calls it.
    public func _add(to parts: inout _AxisParts) { parts.tick = line }
}

/// The words at a value of an axis. As Swift Charts' `AxisValueLabel`.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let label: _AxisParts.Label
    private let isCentered: Bool?

    /// Adds the label to the parts of its value. The chart calls it.
    public func _add(to parts: inout _AxisParts) {
        parts.label = label
        parts.labelIsCentered = isCentered
    }
}

extension AxisValueLabel where Content == Text {
    /// Makes a label of the value itself, as the chart writes it.
    ///
    /// - Parameter centered: Whether it stands in the middle between two values; at the value by default. The other
    ///   parameters have no effect in text.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        label = .automatic
        isCentered = centered
    }

    /// Makes a label of the value in a format, in the language and the time zone of the chart.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        label = .text(AxisFormat.string(format))
        isCentered = centered
    }

    /// Makes a label of words that are looked up in the language of the chart.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        label = .text { _, environment in Text(titleKey).string(in: environment) }
        isCentered = centered
    }

    /// Makes a label of words as they are.
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
    /// Makes a label of a view, which is drawn as text where the value stands.
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

    /// Adds the mark, in its colour, to those of its value. The chart calls it.
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
    /// Draws the line, the tick or the label in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        _StyledAxisMark(mark: self, style: AnyShapeStyle(style))
    }

    /// Sets the type of the label. Has no effect in text, where all sizes are one.
    public func font(_ font: Font?) -> some AxisMark { _StyledAxisMark(mark: self, style: nil) }
}

/// A result builder that makes one axis mark of several. As Swift Charts' `AxisMarkBuilder`.
@resultBuilder
public enum AxisMarkBuilder {
    /// Makes no mark.
    public static func buildBlock() -> _AxisMarks { _AxisMarks(marks: []) }
    /// Takes one mark.
    public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
    /// Begins with a mark.
    public static func buildPartialBlock<M: AxisMark>(first: M) -> M { first }

    /// Puts a mark beside the ones before.
    public static func buildPartialBlock<First: AxisMark, Next: AxisMark>(
        accumulated: First, next: Next
    ) -> _AxisMarks { _AxisMarks(marks: [accumulated, next]) }

    /// Takes the mark of an `if` without `else`.
    public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
    /// Takes the mark of a branch.
    public static func buildEither<M: AxisMark>(first: M) -> _AxisMarks { _AxisMarks(marks: [first]) }
    /// Takes the mark of the other branch.
    public static func buildEither<M: AxisMark>(second: M) -> _AxisMarks { _AxisMarks(marks: [second]) }
    /// Takes the mark of an availability condition.
    public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> _AxisMarks { _AxisMarks(marks: [mark]) }
}

/// Several marks at one value.
public struct _AxisMarks: AxisMark {
    let marks: [any AxisMark]

    /// Adds the marks to those of their value. The chart calls it.
    public func _add(to parts: inout _AxisParts) {
        for mark in marks { mark._add(to: &parts) }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// Adds the mark if there is one. The chart calls it.
    public func _add(to parts: inout _AxisParts) { self?._add(to: &parts) }
}
