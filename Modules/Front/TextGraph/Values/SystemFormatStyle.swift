/// Ways to write times that follow the clock, as SwiftUI's `SystemFormatStyle`.
public enum SystemFormatStyle: Sendable {
    /// A clock that runs over an interval, such as `1:02:03`.
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let showsHours: Bool

        /// Creates a clock that shows the time that is left.
        ///
        /// - Parameters:
        ///   - interval: The interval.
        ///   - showsHours: Whether hours stand before the minutes, from one hour on.
        public init(countingDownIn interval: Range<Date>, showsHours: Bool = true) {
            (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
        }

        /// Creates a clock that shows the time that has passed.
        ///
        /// - Parameters:
        ///   - interval: The interval.
        ///   - showsHours: Whether hours stand before the minutes, from one hour on.
        public init(countingUpIn interval: Range<Date>, showsHours: Bool = true) {
            (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
        }

        /// Returns the clock at an instant.
        public func format(_ value: Date) -> AttributedString {
            let now = min(max(value, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(now).rounded(.up)
                : now.timeIntervalSince(interval.lowerBound).rounded(.down)
            return AttributedString(ClockWords.clock(seconds, showsHours: showsHours))
        }

        /// Returns the second before an instant; nil before the interval.
        public func discreteInput(before input: Date) -> Date? {
            input > interval.lowerBound ? ClockWords.second(before: input, from: interval.lowerBound) : nil
        }

        /// Returns the second after an instant; nil after the interval.
        public func discreteInput(after input: Date) -> Date? {
            input < interval.upperBound ? ClockWords.second(after: input, from: interval.lowerBound) : nil
        }
    }

    /// A clock that runs from an instant on, such as `2:03.45`.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private let showsHours: Bool
        private let digits: Int

        /// Creates a clock.
        ///
        /// - Parameters:
        ///   - startDate: The instant at which the clock starts.
        ///   - showsHours: Whether hours stand before the minutes, from one hour on.
        ///   - maxPrecision: The smallest part that is shown: two digits behind the second at most.
        public init(startingAt startDate: Date, showsHours: Bool = true, maxPrecision: Duration = .milliseconds(10)) {
            (start, self.showsHours) = (startDate, showsHours)
            digits = maxPrecision >= .seconds(1) ? 0 : maxPrecision >= .milliseconds(100) ? 1 : 2
        }

        /// Returns the clock at an instant.
        public func format(_ value: Date) -> AttributedString {
            let seconds = max(0, value.timeIntervalSince(start))
            let whole = seconds.rounded(.down)
            let clock = ClockWords.clock(whole, showsHours: showsHours)
            guard digits > 0 else { return AttributedString(clock) }
            let share = ((seconds - whole) * (digits == 1 ? 10 : 100)).rounded(.down)
            let words = String(Int(share))
            return AttributedString(clock + "." + String(repeating: "0", count: digits - words.count) + words)
        }

        /// Returns the second before an instant; nil before the start.
        public func discreteInput(before input: Date) -> Date? {
            input > start ? ClockWords.second(before: input, from: start) : nil
        }

        /// Returns the second after an instant.
        public func discreteInput(after input: Date) -> Date? { ClockWords.second(after: input, from: start) }
    }

    /// The time from an instant, such as `2 hours, 23 minutes`; after it with a minus.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let fieldCount: Int
        private var place = Locale.autoupdatingCurrent

        /// Creates a way to write the time to an instant.
        ///
        /// - Parameters:
        ///   - anchor: The instant.
        ///   - maxFieldCount: The number of parts that are written at most.
        public init(to anchor: Date, maxFieldCount: Int = 2) {
            (self.anchor, fieldCount) = (anchor, maxFieldCount)
        }

        /// Returns the time from the anchor to an instant.
        public func format(_ value: Date) -> AttributedString {
            let seconds = value.timeIntervalSince(anchor).rounded()
            let words = Duration.seconds(abs(seconds)).formatted(
                .units(
                    allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: max(1, fieldCount)
                )
                .locale(place))
            return AttributedString((seconds < 0 ? "−" : "") + words)
        }

        /// Returns the same way in the words of a locale.
        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.place = locale
            return style
        }

        /// Returns the second before an instant.
        public func discreteInput(before input: Date) -> Date? { ClockWords.second(before: input, from: anchor) }
        /// Returns the second after an instant.
        public func discreteInput(after input: Date) -> Date? { ClockWords.second(after: input, from: anchor) }
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.Timer {
    /// Returns a clock that shows the time that is left of an interval.
    public static func timer(countingDownIn interval: Range<Date>, showsHours: Bool = true) -> Self {
        .init(countingDownIn: interval, showsHours: showsHours)
    }

    /// Returns a clock that shows the time that has passed of an interval.
    public static func timer(countingUpIn interval: Range<Date>, showsHours: Bool = true) -> Self {
        .init(countingUpIn: interval, showsHours: showsHours)
    }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Returns a clock that runs from an instant on.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxPrecision: Duration = .milliseconds(10)
    ) -> Self { .init(startingAt: startDate, showsHours: showsHours, maxPrecision: maxPrecision) }
}

extension DiscreteFormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Returns a way to write the time to an instant.
    public static func offset(to anchor: Date, maxFieldCount: Int = 2) -> Self {
        .init(to: anchor, maxFieldCount: maxFieldCount)
    }
}

/// The face of a clock, and its ticks.
private enum ClockWords {
    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let seconds = Int(seconds)
        guard !showsHours, seconds >= 3600 else { return RelativeTime.clock(seconds: seconds) }
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    static func second(after date: Date, from start: Date) -> Date {
        start.addingTimeInterval(date.timeIntervalSince(start).rounded(.down) + 1)
    }

    static func second(before date: Date, from start: Date) -> Date {
        start.addingTimeInterval(date.timeIntervalSince(start).rounded(.up) - 1)
    }
}
