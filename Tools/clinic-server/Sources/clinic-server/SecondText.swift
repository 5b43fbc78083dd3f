import Foundation
import Synchronization

/// The current second as a text, which is made once for all who ask within it.
final class SecondText: Sendable {
    private let last = Mutex((second: time_t(0), text: ""))
    private let format: @Sendable (Date) -> String

    init(_ format: @escaping @Sendable (Date) -> String) { self.format = format }

    var now: String {
        let second = time(nil)
        return last.withLock { last in
            if last.second != second { last = (second, format(Date(timeIntervalSince1970: Double(second)))) }
            return last.text
        }
    }
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
    /// An instant as HTTP has it, such as `Tue, 24 Nov 2026 09:20:00 GMT`; IMF-fixdate of RFC 9110.
    static var http: Self {
        .init(
            format: """
                \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
                \(second: .twoDigits) GMT
                """,
            locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    }
}
