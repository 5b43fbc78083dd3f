import ClinicModel
import Foundation

/// A time as one types it: a day, a time on the clock of the clinic's wall, or an instant.
package enum TimeText: Hashable, Sendable {
    /// `2026-11-24`
    case day(CalendarDate)
    /// `2026-11-24T09:20`
    case wall(CalendarDate, WallTime)
    /// `2026-11-24T09:20:00+01:00`, `2026-11-24T08:20Z`
    case instant(Date)

    package init?(_ text: String) {
        let text = text.uppercased()
        guard let date = CalendarDate(String(text.prefix(10))) else { return nil }
        let rest = text.dropFirst(10)
        if rest.isEmpty {
            self = .day(date)
            return
        }
        guard rest.first == "T" || rest.first == " ",
            let match = rest.dropFirst().wholeMatch(of: /(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?/),
            let hour = Int(match.1), hour < 24, let minute = Int(match.2), minute < 60
        else { return nil }
        let seconds = match.3.flatMap { Int($0) } ?? 0
        guard seconds < 60 else { return nil }
        guard let zone = match.5 else {
            guard seconds == 0 else { return nil }
            self = .wall(date, WallTime(hour, minute))
            return
        }
        guard let offset = Self.offset(zone) else { return nil }
        let whole = date.dayNumber * 86400 + hour * 3600 + minute * 60 + seconds - offset
        self = .instant(Date(timeIntervalSince1970: Double(whole) + (match.4.flatMap { Double("0" + $0) } ?? 0)))
    }

    /// A day or a time on the wall in words, such as `24 Nov 2026` or, as the programs print it,
    /// `Tue 24 Nov 2026, 09:20 (New York)`: the clock is that of the place.
    package init?(_ text: String, by reading: DayReading) {
        let said = text.trimmingCharacters(in: .whitespaces).replacing(/\ *\([^()]*\)$/, with: "")
        guard let match = said.wholeMatch(of: /(.+?)[,،]? +(\d\d?):(\d\d)/) else {
            guard let date = reading.date(said) else { return nil }
            self = .day(date)
            return
        }
        guard let date = reading.date(String(match.1)), let hour = Int(match.2), hour < 24,
            let minute = Int(match.3), minute < 60
        else { return nil }
        self = .wall(date, WallTime(hour, minute))
    }

    /// The instant that is meant in `zone`; of a day, its beginning. Nil where clocks there skip that time.
    package func instant(in zone: TimeZone) -> Date? {
        switch self {
        case .day(let date): date.beginning(in: zone)
        case .wall(let date, let time): time.instant(on: date, in: zone)
        case .instant(let instant): instant
        }
    }

    /// The instant at which a period up to and including this time ends: that of a day, with the day.
    package func end(in zone: TimeZone) -> Date? {
        if case .day(let date) = self { return date.adding(days: 1).beginning(in: zone) }
        return instant(in: zone)
    }

    private static func offset(_ zone: Substring) -> Int? {
        if zone == "Z" { return 0 }
        let digits = zone.dropFirst().filter { $0 != ":" }
        guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), hours < 24, minutes < 60 else {
            return nil
        }
        return (zone.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
}
