import Foundation
import Synchronization

extension DateInterval {
    /// The day that it is at `instant` in `zone`, from midnight to midnight.
    package static func day(of instant: Date, in zone: TimeZone) -> DateInterval {
        if let last = lastDay.withLock({ $0 }), last.zone == zone, last.day.start <= instant, instant < last.day.end {
            return last.day
        }
        let day = days(1, from: CalendarDate(of: instant, in: zone), in: zone)
        lastDay.withLock { $0 = (zone, day) }
        return day
    }

    /// The day that was asked for last, which is mostly today: Foundation takes as long to find one as a row to be read.
    private static let lastDay = Mutex<(zone: TimeZone, day: DateInterval)?>(nil)

    /// The week that it is at `instant` in `zone`, from Monday to Monday.
    package static func week(of instant: Date, in zone: TimeZone) -> DateInterval {
        days(7, from: CalendarDate(of: instant, in: zone).monday, in: zone)
    }

    /// So many days from the beginning of `date` in `zone`.
    package static func days(_ count: Int, from date: CalendarDate, in zone: TimeZone) -> DateInterval {
        DateInterval(start: date.beginning(in: zone), end: date.adding(days: count).beginning(in: zone))
    }
}

extension CalendarDate {
    /// The first instant of the day in `zone`, which need not be midnight where clocks skip that.
    package func beginning(in zone: TimeZone) -> Date {
        let firstMinute = (0..<1440).lazy.compactMap { WallTime(minutes: $0).instant(on: self, in: zone) }.first
        return firstMinute ?? Date(timeIntervalSince1970: Double(dayNumber * 86400))
    }
}
