/// A value that follows the clock, as SwiftUI's `TimeDataSource`.
public struct TimeDataSource<Value>: Sendable {
    private enum Kind: Equatable {
        case now, startingAt(Date), endingAt(Date), offset(Date)
    }

    private let kind: Kind
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The present instant.
    public static var currentDate: TimeDataSource { TimeDataSource(kind: .now) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    /// Returns the time from an instant until now; none before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource {
        TimeDataSource(kind: .startingAt(date)) { now in date..<max(date, now) }
    }

    /// Returns the time from now until an instant; none after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource {
        TimeDataSource(kind: .endingAt(date)) { now in min(date, now)..<date }
    }
}

extension TimeDataSource where Value == Duration {
    /// Returns the time that is left until an instant, negative after it.
    public static func durationOffset(to date: Date) -> TimeDataSource {
        TimeDataSource(kind: .offset(date)) { now in .seconds(date.timeIntervalSince(now)) }
    }
}

extension Text {
    /// Creates a text of a value that follows the clock, written by a format style in the locale of the place.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(content: .sourced(SourcedText(source, format) { $0 }))
    }

    /// Creates a text of a value that follows the clock, written by a format style in the locale of the place. The looks
    /// of its parts have no effect in text.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(content: .sourced(SourcedText(source, format) { String($0.characters) }))
    }

    /// A value that follows the clock, with the way to write it.
    struct SourcedText: Equatable, @unchecked Sendable {
        private let parts: [Any]
        let string: (Date, Locale) -> String

        init<V, F: FormatStyle>(_ source: TimeDataSource<V>, _ format: F, _ words: @escaping (F.FormatOutput) -> String)
        where F.FormatInput == V {
            parts = [source, format]
            string = { now, locale in words(format.locale(locale).format(source.value(now))) }
        }

        static func == (a: SourcedText, b: SourcedText) -> Bool { areEqual(a.parts, b.parts) }
    }
}
