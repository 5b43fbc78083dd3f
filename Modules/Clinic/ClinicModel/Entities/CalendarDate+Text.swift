import Foundation

/// How dates are read, wherever people read any: in words, the days of a calendar and moments with their weekday, and any
/// other as exactly as it is known.

extension CalendarDate {
    package static let weekdays: [Phrase] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    fileprivate static let months: [Phrase] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Such as `Tue 24 Nov 2026`.
    package var words: Phrase {
        "\(Self.weekdays[weekday - 1]) \(day) \(Self.months[month - 1]) \(year)"
    }

    /// Such as `Tue 24 Nov`, where the year is said already.
    package var wordsWithoutYear: Phrase { "\(Self.weekdays[weekday - 1]) \(day) \(Self.months[month - 1])" }

    /// Such as `24 Nov`. Languages put a day before its month otherwise than a month before its year.
    fileprivate var wordsInYear: Phrase {
        switch month {
        case 1: "\(day) Jan"
        case 2: "\(day) Feb"
        case 3: "\(day) Mar"
        case 4: "\(day) Apr"
        case 5: "\(day) May"
        case 6: "\(day) Jun"
        case 7: "\(day) Jul"
        case 8: "\(day) Aug"
        case 9: "\(day) Sep"
        case 10: "\(day) Oct"
        case 11: "\(day) Nov"
        default: "\(day) Dec"
        }
    }
}

extension PartialDate {
    /// Such as `24 Nov 2026`, `Nov 2026` or `2026`.
    package var words: Phrase {
        guard let month else { return "\(year)" }
        guard day != nil else { return "\(CalendarDate.months[month - 1]) \(year)" }
        return "\(firstDay.wordsInYear) \(year)"
    }
}

extension DateTime {
    /// The day, the month or the year; the day of an instant by the clocks of a zone.
    package func words(in zone: Zone) -> Phrase { date(in: zone).words }

    /// The same, or the moment where it is an instant.
    package func wordsWithTime(in zone: Zone) -> Phrase {
        switch self {
        case .instant(let instant): Moment(instant, in: zone).words
        case .date(let date): date.words
        }
    }

    /// The same as a date.
    func date(in zone: Zone) -> PartialDate {
        switch self {
        case .instant(let instant): PartialDate(CalendarDate(of: instant, in: zone))
        case .date(let date): date
        }
    }
}

extension String {
    /// A `dateTime` as one reads it, with the time of day as it was written.
    var dateTimeWords: Phrase {
        let parts = split(maxSplits: 1) { $0 == "T" || $0 == " " }
        guard let date = parts.first.flatMap({ PartialDate(String($0)) }) else { return "\(self)" }
        return parts.count < 2 ? date.words : "\(date.words), \(parts[1].prefix(5))"
    }
}
