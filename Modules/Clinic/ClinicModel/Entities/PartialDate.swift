/// A date as FHIR has it: a year, a month or a day, such as `1984`, `1984-02` or `1984-02-29`.
package struct PartialDate: Hashable, Sendable {
    package let year: Int
    package let month: Int?
    package let day: Int?

    /// The date that `text` says; nil if it says none.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let widths = [4, 2, 2]
        guard (1...3).contains(parts.count),
            zip(parts, widths).allSatisfy({ $0.utf8.count == $1 && $0.utf8.allSatisfy { (48...57).contains($0) } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        let month = numbers.count > 1 ? numbers[1] : nil
        let day = numbers.count > 2 ? numbers[2] : nil
        if let month {
            guard (1...12).contains(month) else { return nil }
            if let day {
                guard CalendarDate(year: numbers[0], month: month, day: day).isValid else { return nil }
            }
        }
        self.year = numbers[0]
        self.month = month
        self.day = day
    }
}

extension PartialDate {
    /// The day that stands in hints at how days are typed.
    package static let example = PartialDate(CalendarDate(year: 2026, month: 1, day: 31))

    /// The whole of a day.
    package init(_ date: CalendarDate) {
        (year, month, day) = (date.year, date.month, date.day)
    }
}

extension PartialDate: CodedAsText {
    package var description: String {
        [padded(year, to: 4), month.map { padded($0, to: 2) }, day.map { padded($0, to: 2) }]
            .compactMap { $0 }.joined(separator: "-")
    }
}

func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
