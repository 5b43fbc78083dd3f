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
    /// Such as `Tue 24 Nov 2026`.
    package var words: Phrase {
        let weekdays: [Phrase] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let months: [Phrase] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(weekdays[weekday - 1]) \(day) \(months[month - 1]) \(year)"
    }
}
