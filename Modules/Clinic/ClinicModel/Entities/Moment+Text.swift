import Foundation

extension Moment: CustomStringConvertible {
    package var description: String { words.description }

    /// Such as `Tue 24 Nov 2026, 09:20`.
    package var words: Phrase { "\(day), \(time)" }

    /// Such as `Tue 24 Nov 2026`.
    package var day: Phrase { CalendarDate(of: instant, in: zone).words }

    /// Such as `09:20`.
    package var time: String {
        let seconds = Int(instant.timeIntervalSince1970) + zone.timeZone.secondsFromGMT(for: instant)
        return WallTime(minutes: (seconds % 86400 + 86400) % 86400 / 60).description
    }
}

extension CalendarDate {
    package static let weekdays: [Phrase] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months: [Phrase] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Such as `Tue 24 Nov 2026`.
    package var words: Phrase {
        "\(Self.weekdays[weekday - 1]) \(day) \(Self.months[month - 1]) \(year)"
    }

    /// Such as `Tue 24 Nov`, where the year is said already.
    package var wordsWithoutYear: Phrase { "\(Self.weekdays[weekday - 1]) \(day) \(Self.months[month - 1])" }
}
