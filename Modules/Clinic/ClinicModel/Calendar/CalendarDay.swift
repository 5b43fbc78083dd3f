import Foundation

/// A day of a practitioner's calendar: the visits, the free times and the blocks, earliest first.
package struct CalendarDay: Hashable, Sendable, Identifiable {
    package let date: CalendarDate
    /// Whose day it is.
    package let zone: Zone
    /// The time at which the calendar was read.
    package let now: Date
    /// Whether the practitioner's plans open on that day.
    package let isOpen: Bool
    package var entries: [CalendarEntry]

    package init(date: CalendarDate, zone: Zone, now: Date, isOpen: Bool, entries: [CalendarEntry]) {
        self.date = date
        self.zone = zone
        self.now = now
        self.isOpen = isOpen
        self.entries = entries
    }

    package var id: CalendarDate { date }
    package var isToday: Bool { CalendarDate(of: now, in: zone) == date }

    /// How long it is: an hour less or more where clocks are set.
    package var hours: Double { DateInterval.days(1, from: date, in: zone.timeZone).duration / 3600 }
}

/// What takes a time of a calendar's day.
package struct CalendarEntry: Hashable, Sendable, Identifiable {
    package enum Content: Hashable, Sendable {
        case visit(AppointmentSummary)
        case free(OpenSlot)
        /// A time in which nothing can be booked, and why.
        case blocked(String?)
    }

    package let content: Content
    /// The part of it that is on the day.
    package let period: DateInterval
    package let zone: Zone

    package init(_ content: Content, _ period: DateInterval, zone: Zone) {
        self.content = content
        self.period = period
        self.zone = zone
    }

    package var id: String {
        switch content {
        case .visit(let visit): "visit.\(visit.id)"
        case .free(let slot): "free.\(slot.id)"
        case .blocked(let reason):
            "block.\(Int(period.start.timeIntervalSince1970)).\(Int(period.end.timeIntervalSince1970)).\(reason ?? "")"
        }
    }

    /// When it is by the clock on the wall, in minutes of its day. A time that clocks show twice stands where it is
    /// first read; one that is within them has its own length.
    package var wallMinutes: Range<Int> {
        let start = period.start.wallMinutes(in: zone)
        let length = max(1, Int(period.duration / 60))
        let end = period.end.wallMinutes(in: zone)
        let isWhole = CalendarDate(of: period.start, in: zone) == CalendarDate(of: period.end, in: zone)
        return start..<min(1440, isWhole && end > start ? end : start + length)
    }
}

extension Date {
    /// The minutes after midnight that clocks in `zone` show then.
    package func wallMinutes(in zone: Zone) -> Int {
        let seconds = Int(timeIntervalSince1970.rounded(.down)) + zone.timeZone.secondsFromGMT(for: self)
        return (seconds % 86400 + 86400) % 86400 / 60
    }
}
