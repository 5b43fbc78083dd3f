import ClinicFHIR
import ClinicModel
import Foundation
import PlainText

/// The time that a FHIR date is, as precisely as it is said; the end is not within. A year, a month or a day is that of
/// the clinic's zone.
struct DateRange: Hashable, Sendable {
    let start: Date
    let end: Date

    init(start: Date, end: Date) {
        self.start = start
        self.end = end
    }

    init?(_ text: String, in zone: TimeZone) {
        if let date = PartialDate(text) {
            let first = CalendarDate(year: date.year, month: date.month ?? 1, day: date.day ?? 1)
            self.init(start: first.beginning(in: zone), end: date.next.beginning(in: zone))
        } else if let instant = FHIRTime.instant(text) {
            self.init(start: instant, end: instant.addingTimeInterval(text.contains(".") ? 0.001 : 1))
        } else if let minute = text.wholeMinute, let instant = FHIRTime.instant(minute) {
            self.init(start: instant, end: instant.addingTimeInterval(60))
        } else {
            return nil
        }
    }

    /// When a date, an instant or a Period is.
    init?(of value: JSONValue, in zone: TimeZone) {
        switch value {
        case .string(let text): self.init(text, in: zone)
        case .object(let period):
            let start = period["start"]?.string.flatMap { DateRange($0, in: zone) }
            let end = period["end"]?.string.flatMap { DateRange($0, in: zone) }
            guard start != nil || end != nil else { return nil }
            self.init(start: start?.start ?? .distantPast, end: end?.end ?? .distantFuture)
        default: return nil
        }
    }

    func contains(_ other: DateRange) -> Bool { start <= other.start && other.end <= end }
    func overlaps(_ other: DateRange) -> Bool { start < other.end && other.start < end }
}

extension PartialDate {
    /// The first day after it.
    fileprivate var next: CalendarDate {
        if let month, let day { return CalendarDate(year: year, month: month, day: day).adding(days: 1) }
        guard let month, month < 12 else { return CalendarDate(year: year + 1, month: 1, day: 1) }
        return CalendarDate(year: year, month: month + 1, day: 1)
    }
}

extension String {
    /// A time without seconds, which a search may have, with them.
    fileprivate var wholeMinute: String? {
        guard let match = wholeMatch(of: /(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})/) else { return nil }
        return "\(match.1):00\(match.2)"
    }
}

/// A date of a search with its prefix.
struct DateComparison: Hashable, Sendable {
    enum Prefix: String, Sendable {
        case eq, ne, gt, lt, ge, le, sa, eb, ap
    }

    let prefix: Prefix
    let range: DateRange

    init?(_ text: String, in zone: TimeZone) {
        let prefix = Prefix(rawValue: String(text.prefix(2)))
        guard let range = DateRange(prefix == nil ? text : String(text.dropFirst(2)), in: zone) else { return nil }
        self.prefix = prefix ?? .eq
        self.range = range
    }

    func matches(_ value: DateRange, now: Date) -> Bool {
        switch prefix {
        case .eq: return range.contains(value)
        case .ne: return !range.contains(value)
        case .gt: return value.end > range.end
        case .lt: return value.start < range.start
        case .ge: return value.end > range.end || range.contains(value)
        case .le: return value.start < range.start || range.contains(value)
        case .sa: return value.start >= range.end
        case .eb: return value.end <= range.start
        case .ap:
            let margin = abs(range.start.timeIntervalSince(now)) / 10
            return DateRange(start: range.start - margin, end: range.end + margin).overlaps(value)
        }
    }

    /// Before this nothing that starts and ends at once matches.
    var earliest: Date? {
        switch prefix {
        case .eq, .gt, .ge, .sa: range.start
        case .ne, .lt, .le, .eb, .ap: nil
        }
    }

    /// From this on nothing that starts and ends at once matches.
    var latest: Date? {
        switch prefix {
        case .eq, .lt, .le, .eb: range.end
        case .ne, .gt, .ge, .sa, .ap: nil
        }
    }
}
