import Foundation

extension DayReading {
    /// What stands between two days that are typed in one line.
    private static let separators = [" - ", " – ", " until ", " to ", " bis ", "–", "..", "-"]

    /// The days that are typed such as `2026-12-24`, `21.12.2026 - 3.1.2027` or `24-31 December`. Throws `invalid` where
    /// none are.
    package func days(_ text: String) throws(ClinicError) -> ClosedRange<CalendarDate> {
        if let days = try span(text) { return days }
        let only = try day(text)
        return only...only
    }

    /// The days from one to another that are typed in one line; nil where there are not two. Throws `invalid` where
    /// one of them is no day.
    package func span(_ text: String) throws(ClinicError) -> ClosedRange<CalendarDate>? {
        guard date(text) == nil else { return nil }
        for separator in Self.separators {
            let parts = text.components(separatedBy: separator)
            guard parts.count == 2 else { continue }
            switch (parts[0].dayOfMonth, parts[1].dayOfMonth) {
            case (let first?, nil):
                let last = try side(parts[1], of: text)
                let start = try day(first, inMonthOf: last, text)
                return try ClosedRange<CalendarDate>.days(from: start, until: last)
            case (nil, let last?):
                let first = try side(parts[0], of: text)
                let end = try day(last, inMonthOf: first, text)
                return try ClosedRange<CalendarDate>.days(from: first, until: end)
            case (_?, _?): throw Self.refusal(of: text)
            case (nil, nil):
                guard parts.contains(where: { date($0) != nil }) else { throw Self.refusal(of: text) }
                return try ClosedRange<CalendarDate>.days(
                    from: try side(parts[0], of: text), until: try side(parts[1], of: text))
            }
        }
        return nil
    }

    /// The day on one side of what stands between two. Throws `invalid` that names the side, or all where it is blank.
    private func side(_ part: String, of text: String) throws(ClinicError) -> CalendarDate {
        if let date = date(part) { return date }
        throw Self.refusal(of: part.allSatisfy(\.isWhitespace) ? text : part.trimmingCharacters(in: .whitespaces))
    }

    private func day(
        _ number: Int, inMonthOf date: CalendarDate, _ text: String
    ) throws(ClinicError) -> CalendarDate {
        let day = CalendarDate(year: date.year, month: date.month, day: number)
        guard day.isValid else { throw Self.refusal(of: text) }
        return day
    }
}

extension String {
    /// The number that stands for a day without its month, such as `24`, `24.` or `24th`.
    fileprivate var dayOfMonth: Int? {
        let text = trimmingCharacters(in: .whitespaces)
        return text.wholeMatch(of: /([0-9]{1,2})(?:\.|st|nd|rd|th)?/.ignoresCase()).flatMap { Int($0.1) }
    }
}

extension ClosedRange<CalendarDate> {
    /// So many days are as many as one exception has.
    private static let most = 366

    /// Throws `invalid` where the last day is before the first, or too far behind it.
    package static func days(from first: CalendarDate, until last: CalendarDate) throws(ClinicError) -> Self {
        guard first <= last else { throw .invalid("\(last.words) is before \(first.words).") }
        guard last.dayNumber - first.dayNumber < most else { throw .invalid("So many days are more than a year.") }
        return first...last
    }

    package var days: [CalendarDate] {
        (lowerBound.dayNumber...upperBound.dayNumber).map(CalendarDate.init(dayNumber:))
    }

    /// Such as `2026-12-24` or `2026-12-21–2027-01-03`.
    package var text: String { lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)" }

    /// Such as `Thu 24 Dec 2026` or `Mon 21 Dec 2026 – Sun 3 Jan 2027`.
    package var words: Phrase {
        lowerBound == upperBound ? lowerBound.words : "\(lowerBound.words) – \(upperBound.words)"
    }
}

extension WeeklyPlan {
    /// The dates that are unlike the week: those that follow upon one another with the same hours together.
    package var exceptionRanges: [(days: ClosedRange<CalendarDate>, openings: [Opening])] {
        var ranges: [(days: ClosedRange<CalendarDate>, openings: [Opening])] = []
        for (date, openings) in exceptions {
            if let last = ranges.last, last.openings == openings, last.days.upperBound.adding(days: 1) == date {
                ranges[ranges.count - 1].days = last.days.lowerBound...date
            } else {
                ranges.append((date...date, openings))
            }
        }
        return ranges
    }

    /// Gives dates hours of their own, or none; nil takes the exceptions back.
    package mutating func setException(_ openings: [Opening]?, during days: ClosedRange<CalendarDate>) {
        for date in days.days { setException(openings, on: date) }
    }
}
