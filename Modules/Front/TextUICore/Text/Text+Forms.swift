extension Text {
    /// A picture among words: its sign, else the words of its name.
    @_disfavoredOverload
    public init(_ image: Image) {
        self.init(verbatim: image.sign ?? image.words)
    }

    /// Foundation's values are not all convertible to classes on Linux, dates among them.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// What is left of an interval, or what has passed of it, as a clock shows it.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(content: .timer(TimerText(interval: timerInterval, pause: pauseTime, countsDown: countsDown)))
    }

    /// A clock that runs over an interval.
    struct TimerText: Equatable, Sendable {
        let interval: ClosedRange<Date>
        let pause: Date?
        let countsDown: Bool

        func string(at now: Date) -> String {
            let now = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
            return RelativeTime.clock(seconds: Int(seconds.rounded()))
        }
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { underline(isActive, color: color) }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { strikethrough(isActive, color: color) }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// As SwiftUI's `Text.Scale`; a cell has one size.
    public struct Scale: Hashable, Sendable {
        let name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }

    /// How a line is drawn under or through words. As SwiftUI's `Text.LineStyle`; a terminal has one way.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        public init(pattern: Pattern = .solid, color: Color? = nil) {}

        public static let single = LineStyle()
    }

    /// The same words with these marks too.
    func adding(_ attributes: CellAttributes) -> Text {
        var copy = self
        copy.attributes.cell.formUnion(attributes)
        return copy
    }
}

extension View {
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { underline(isActive, color: color) }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { strikethrough(isActive, color: color) }
}
