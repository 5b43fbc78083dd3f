/// Words on the screen. They break into lines at the width that they are offered, and are cut where room or line limit
/// ends.
nonisolated public struct Text: Equatable, Sendable {
    /// A place where a line that is too long is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail
    }

    /// A case of letters.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// The style of a part of the text, beyond that of its surroundings.
    struct Attributes: Equatable, Sendable {
        var font: Font?
        var color: (any ShapeStyle)?
        var cell: CellAttributes = []
        /// The words that are read in place of those that are drawn; one at most.
        var spoken: [Text] = []
        var isHeading = false
        var custom = CustomAttributes()

        static func == (a: Attributes, b: Attributes) -> Bool {
            guard a.font == b.font, a.cell == b.cell, a.isHeading == b.isHeading, a.spoken == b.spoken,
                a.custom == b.custom
            else { return false }
            switch (a.color, b.color) {
            case (nil, nil): return true
            case (let a?, let b?): return (a as? Color) != nil && (a as? Color) == (b as? Color)
            default: return false
            }
        }
    }

    /// A string as it stands is kept without a box of its own: most texts are that.
    enum Content: Equatable, Sendable {
        case verbatim(String)
        indirect case localized(LocalizedStringKey, LocalizedStringKey.Source)
        indirect case date(Date, DateStyle)
        indirect case dates(Range<Date>)
        indirect case attributed(AttributedString)
        indirect case formatted(FormattedValue)
        indirect case resource(LocalizedStringResource)
        indirect case timer(TimerText)
        indirect case sourced(SourcedText)
        indirect case joined(Text, Text)
    }

    /// The style that most texts do without: they are copied and compared without it.
    final class Styled: Sendable {
        let attributes: Attributes

        init(_ attributes: Attributes) {
            self.attributes = attributes
        }
    }

    let content: Content
    /// The style that the text has of its own; nil where it has none.
    private(set) var styled: Styled?

    var attributes: Attributes {
        get { styled?.attributes ?? Attributes() }
        set { styled = Styled(newValue) }
    }

    init(content: Content) {
        self.content = content
    }

    /// Creates a text of a string as it stands.
    public init(verbatim content: String) {
        self.init(content: .verbatim(content))
    }

    /// Creates a text of a string as it stands; a literal is a key instead.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(content: .verbatim(String(content)))
    }

    /// Creates a text of a string that is looked up in a table of a bundle, `Localizable` of the program's bundles
    /// without names. It may carry inline markdown.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(content: .localized(key, .table(tableName, bundle)))
    }

    /// Creates a text of words of TextUI's own.
    package init(own key: LocalizedStringKey) {
        self.init(content: .localized(key, .own))
    }

    /// Creates a text of an attributed string; a literal is always a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(content: .attributed(attributedContent))
    }

    /// Creates a text of a date in a style, in the locale of the place.
    public init(_ date: Date, style: DateStyle) {
        self.init(content: .date(date, style))
    }

    /// Creates a text of a range of dates: the first day, and the times of the beginning and the end.
    @_disfavoredOverload
    public init(_ dates: ClosedRange<Date>) {
        self.init(content: .dates(dates.lowerBound..<dates.upperBound))
    }

    /// Creates a text of an interval: the first day, and the times of the beginning and the end.
    @_disfavoredOverload
    public init(_ interval: DateInterval) {
        self.init(content: .dates(interval.start..<interval.end))
    }

    /// Creates a text of a value written by a format style, in the locale of the place.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: .formatted(FormattedValue(input, format)))
    }

    /// Creates a text of a value written by a format style, in the locale of the place. The looks of its parts have no
    /// effect in text.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(content: .formatted(FormattedValue(attributed: input, format)))
    }

    /// Creates a text of a value of Foundation, written by a formatter.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(content: .verbatim(formatter.string(for: subject) ?? ""))
    }

    /// A style of a date. `relative`, `offset` and `timer` follow the clock.
    public struct DateStyle: Hashable, Sendable {
        let name: String
        /// The hour and the minute, such as `9:41 AM`.
        public static let time = DateStyle(name: "time")
        /// The day, the month by name and the year, such as `June 3, 2025`.
        public static let date = DateStyle(name: "date")
        /// The time from now in its two largest parts, such as `2 hr, 23 min`; in English.
        public static let relative = DateStyle(name: "relative")
        /// The time from now in its largest part with a sign, such as `+2 hours`; in English.
        public static let offset = DateStyle(name: "offset")
        /// The time from now as a clock shows it, such as `2:23:05`.
        public static let timer = DateStyle(name: "timer")
    }

    /// Joins two texts, each with its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(content: .joined(lhs, rhs))
    }

    /// Whether two texts have the same words in the same style.
    public static func == (a: Text, b: Text) -> Bool {
        a.content == b.content && (a.styled === b.styled || a.attributes == b.attributes)
    }

    func with(_ change: (inout Attributes) -> Void) -> Text {
        var copy = self
        change(&copy.attributes)
        return copy
    }

    private func with(_ attributes: CellAttributes, _ isActive: Bool) -> Text {
        with { if isActive { $0.cell.insert(attributes) } else { $0.cell.remove(attributes) } }
    }

    /// Sets the text in a font; `nil` is the font around.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// Sets the colour of the text; `nil` is the colour around.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
    /// Sets the style of the text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.color = style } }
    /// Sets the text in bold.
    public func bold() -> Text { with(.bold, true) }
    /// Sets the text in bold while `isActive` is true.
    public func bold(_ isActive: Bool) -> Text { with(.bold, isActive) }
    /// Sets the text in italics.
    public func italic() -> Text { with(.italic, true) }
    /// Sets the text in italics while `isActive` is true.
    public func italic(_ isActive: Bool) -> Text { with(.italic, isActive) }
    /// Underlines the text while `isActive` is true. The colour has no effect in text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline, isActive) }
    /// Strikes the text through while `isActive` is true. The colour has no effect in text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.strikethrough, isActive) }
    /// Sets the weight of the text; from `.semibold` on it is bold.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.bold, (weight ?? .regular) >= .semibold) }
    /// Returns the text: a design has no effect on cells.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// Returns the text: letters of text have one width anyway.
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    /// Returns the text: digits of text have one width anyway.
    public func monospacedDigit() -> Text { self }
    /// Returns the text: a space between letters has no effect on cells.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// Returns the text: a space between letters has no effect on cells.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// Returns the text: a baseline has no effect on cells.
    public func baselineOffset(_ offset: CGFloat) -> Text { self }
}
