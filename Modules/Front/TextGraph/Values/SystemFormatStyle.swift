/// Ways to write times that follow the clock, as SwiftUI's `SystemFormatStyle`.
public enum SystemFormatStyle: Sendable {
    /// A clock that runs over an interval, such as `1:02:03`.
    public struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let face: ClockFace

        /// Creates a clock that shows the time that is left.
        ///
        /// - Parameters:
        ///   - interval: The interval.
        ///   - showsHours: Whether hours stand before the minutes, from one hour on.
        ///   - maxFieldCount: The number of parts that are shown at most, from the greatest down.
        ///   - maxPrecision: The smallest part that is shown: seconds, or minutes.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            face = ClockFace(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
        }

        /// Creates a clock that shows the time that has passed.
        ///
        /// - Parameters:
        ///   - interval: The interval.
        ///   - showsHours: Whether hours stand before the minutes, from one hour on.
        ///   - maxFieldCount: The number of parts that are shown at most, from the greatest down.
        ///   - maxPrecision: The smallest part that is shown: seconds, or minutes.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            face = ClockFace(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
        }

        /// Returns the clock at an instant.
        public func format(_ value: Date) -> AttributedString {
            let now = min(max(value, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(now).rounded(.up)
                : now.timeIntervalSince(interval.lowerBound).rounded(.down)
            return AttributedString(face.words(seconds))
        }

        /// Returns the second before an instant; nil before the interval.
        public func discreteInput(before input: Date) -> Date? {
            input > interval.lowerBound ? input.second(before: interval.lowerBound) : nil
        }

        /// Returns the second after an instant; nil after the interval.
        public func discreteInput(after input: Date) -> Date? {
            input < interval.upperBound ? input.second(after: interval.lowerBound) : nil
        }
    }

    /// A clock that runs from an instant on, such as `2:03.45`.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private let face: ClockFace

        /// Creates a clock.
        ///
        /// - Parameters:
        ///   - startDate: The instant at which the clock starts.
        ///   - showsHours: Whether hours stand before the minutes, from one hour on.
        ///   - maxFieldCount: The number of parts that are shown at most, from the greatest down.
        ///   - maxPrecision: The smallest part that is shown: two digits behind the second at most.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            face = ClockFace(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision)
        }

        /// Returns the clock at an instant.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(face.words(max(0, value.timeIntervalSince(start))))
        }

        /// Returns the second before an instant; nil before the start.
        public func discreteInput(before input: Date) -> Date? { input > start ? input.second(before: start) : nil }
        /// Returns the second after an instant.
        public func discreteInput(after input: Date) -> Date? { input.second(after: start) }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Returns a clock that shows the time that is left of an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        .init(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Returns a clock that shows the time that has passed of an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        .init(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Returns a clock that runs from an instant on.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        .init(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
