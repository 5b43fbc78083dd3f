import Foundation

/// A time as FHIR's `dateTime` says it: an instant, or no more than a day, a month or a year.
package enum DateTime: Hashable, Sendable {
    case instant(Date)
    case date(PartialDate)

    /// Its first instant, by which it is sorted: in UTC where it is no instant itself.
    package var beginning: Date {
        switch self {
        case .instant(let instant): instant
        case .date(let date): date.beginning
        }
    }

    /// When it is over.
    package var end: Date {
        switch self {
        case .instant(let instant): instant
        case .date(let date): date.end
        }
    }

    /// The day, month or year that it says; nil for an instant.
    package var statedDate: PartialDate? { if case .date(let date) = self { date } else { nil } }

    /// Whether it says no more than a month or a year.
    package var isLongerThanDay: Bool { if case .date(let date) = self { date.day == nil } else { false } }
}

extension PartialDate {
    /// Its first instant in UTC.
    package var beginning: Date { Date(timeIntervalSince1970: Double(firstDay.dayNumber * 86400)) }

    /// When its last day is over in UTC.
    package var end: Date { Date(timeIntervalSince1970: Double((lastDay.dayNumber + 1) * 86400)) }

    package var firstDay: CalendarDate { CalendarDate(year: year, month: month ?? 1, day: day ?? 1) }

    package var lastDay: CalendarDate {
        if let month, let day { return CalendarDate(year: year, month: month, day: day) }
        let isEndOfYear = (month ?? 12) == 12
        let next = CalendarDate(year: isEndOfYear ? year + 1 : year, month: isEndOfYear ? 1 : (month ?? 12) + 1, day: 1)
        return next.adding(days: -1)
    }
}

/// In JSON it is an instant as any other, or the text of the date.
extension DateTime: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let instant = try? container.decode(Date.self) {
            self = .instant(instant)
        } else {
            self = .date(try container.decode(PartialDate.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .instant(let instant): try container.encode(instant)
        case .date(let date): try container.encode(date)
        }
    }
}
