/// Words. As SwiftUI's `Text`.
nonisolated public struct Text: Equatable, Sendable {
    public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail
    }

    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// What a part of the text is set in, beyond its surroundings.
    struct Attributes: Equatable, Sendable {
        var font: Font?
        var color: (any ShapeStyle)?
        var cell: CellAttributes = []

        static func == (a: Attributes, b: Attributes) -> Bool {
            guard a.font == b.font, a.cell == b.cell else { return false }
            switch (a.color, b.color) {
            case (nil, nil): return true
            case (let a?, let b?): return (a as? Color) != nil && (a as? Color) == (b as? Color)
            default: return false
            }
        }
    }

    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, LocalizedStringKey.Source)
        case date(Date, DateStyle)
        case dates(Range<Date>)
        case attributed(AttributedString)
        case formatted(FormattedValue)
        case resource(LocalizedStringResource)
        case timer(TimerText)
        case joined(Text, Text)
    }

    let content: Content
    var attributes = Attributes()

    init(content: Content) {
        self.content = content
    }

    public init(verbatim content: String) {
        self.init(content: .verbatim(content))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(content: .verbatim(String(content)))
    }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(content: .localized(key, .table(tableName, bundle)))
    }

    /// Words of TextUI's own.
    package init(own key: LocalizedStringKey) {
        self.init(content: .localized(key, .own))
    }

    /// A literal is a key: it never means an attributed string of its own.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(content: .attributed(attributedContent))
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(content: .date(date, style))
    }

    @_disfavoredOverload
    public init(_ dates: ClosedRange<Date>) {
        self.init(content: .dates(dates.lowerBound..<dates.upperBound))
    }

    @_disfavoredOverload
    public init(_ interval: DateInterval) {
        self.init(content: .dates(interval.start..<interval.end))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: .formatted(FormattedValue(input, format)))
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(content: .verbatim(formatter.string(for: subject) ?? ""))
    }

    /// What a date is shown as. As SwiftUI's `Text.DateStyle`.
    public struct DateStyle: Hashable, Sendable {
        let name: String
        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(content: .joined(lhs, rhs))
    }

    public static func == (a: Text, b: Text) -> Bool {
        a.content == b.content && a.attributes == b.attributes
    }

    private func with(_ change: (inout Attributes) -> Void) -> Text {
        var copy = self
        change(&copy.attributes)
        return copy
    }

    private func with(_ attributes: CellAttributes, _ isActive: Bool) -> Text {
        with { if isActive { $0.cell.insert(attributes) } else { $0.cell.remove(attributes) } }
    }

    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.color = style } }
    public func bold() -> Text { with(.bold, true) }
    public func bold(_ isActive: Bool) -> Text { with(.bold, isActive) }
    public func italic() -> Text { with(.italic, true) }
    public func italic(_ isActive: Bool) -> Text { with(.italic, isActive) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline, isActive) }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.strikethrough, isActive) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.bold, (weight ?? .regular) >= .semibold) }
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

extension Text: View {
    public typealias Body = Never

    @MainActor
    public static func _makeNode(_ view: Text, _ context: NodeContext) -> TypedNode<Text> {
        TextNode(view, context)
    }
}
