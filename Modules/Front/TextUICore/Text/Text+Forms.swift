extension Text {
    /// Creates a text of an image, by its sign or else the words of its name.
    @_disfavoredOverload
    public init(_ image: Image) {
        self.init(verbatim: image.sign ?? image.words)
    }

    /// Creates a text of any value, written by a formatter. Foundation's values, dates among them, are not all
    /// convertible to classes on Linux.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text of an object, written by a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text of the time that is left of an interval, or that has passed of it, as a clock shows it:
    /// `1:02:03`. The screen follows the clock.
    ///
    /// - Parameters:
    ///   - pauseTime: The instant at which the clock stands still; it runs without one.
    ///   - countsDown: Whether the time that is left is shown, rather than that which has passed.
    ///   - showsHours: Has no effect: hours are shown from one hour on.
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

    /// Underlines the text. Neither pattern nor colour has an effect in text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { underline(isActive, color: color) }

    /// Strikes the text through. Neither pattern nor colour has an effect in text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { strikethrough(isActive, color: color) }

    /// Returns the text: a scale has no effect on cells.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    /// Returns the text: a width has no effect on cells.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// A scale of letters. Has no effect in text.
    public struct Scale: Hashable, Sendable {
        let name: String
        /// As usual.
        public static let `default` = Scale(name: "default")
        /// Smaller than usual.
        public static let secondary = Scale(name: "secondary")
    }

    /// A line under or through words; in text all look the same.
    public struct LineStyle: Hashable, Sendable {
        /// A pattern of a line. Has no effect in text.
        public struct Pattern: Hashable, Sendable {
            let name: String
            /// One line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// Creates a line style. Neither parameter has an effect in text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}

        /// One line.
        public static let single = LineStyle()
    }

    /// Returns the words with these marks too.
    func adding(_ attributes: CellAttributes) -> Text {
        var copy = self
        copy.attributes.cell.formUnion(attributes)
        return copy
    }
}

extension View {
    /// Underlines letters while `isActive` is true. Neither pattern nor colour has an effect in text.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { underline(isActive, color: color) }

    /// Strikes letters through while `isActive` is true. Neither pattern nor colour has an effect in text.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View { strikethrough(isActive, color: color) }
}
