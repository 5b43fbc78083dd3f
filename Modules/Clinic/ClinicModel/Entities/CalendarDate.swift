import Foundation

/// A day of the Gregorian calendar, in no particular zone.
package struct CalendarDate: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day that it is at `instant` in `zone`.
    package init(of instant: Date, in zone: TimeZone) {
        let local = instant.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: instant))
        // What is further than any day is as far as can be.
        self.init(dayNumber: Int(max(-1e15, min(1e15, (local / 86400).rounded(.down)))))
    }

    /// 1 is Monday, 7 is Sunday, as in ISO 8601.
    package var weekday: Int { 1 + (((dayNumber + 3) % 7) + 7) % 7 }

    /// The first day of its week.
    package var monday: CalendarDate { adding(days: 1 - weekday) }

    package var isValid: Bool { (1...12).contains(month) && Self(dayNumber: dayNumber) == self }

    package func adding(days: Int) -> Self { Self(dayNumber: dayNumber + days) }
}

extension CalendarDate {
    /// Days since 1 January 1970.
    package var dayNumber: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    package init(dayNumber: Int) {
        let days = dayNumber + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * part + 2) / 5 + 1)
    }
}

extension CalendarDate: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.dayNumber < right.dayNumber }
}

extension CalendarDate: CodedAsText {
    package init?(_ text: String) {
        guard let date = PartialDate(text), let month = date.month, let day = date.day else { return nil }
        self.init(year: date.year, month: month, day: day)
    }

    package var description: String { "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))" }
}
