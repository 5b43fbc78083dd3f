import Foundation

extension CalendarDate {
    /// The day of birth that somebody types in the words of a language, such as `1. Jan. 1976`, or in figures; nil if it
    /// is none.
    package init?(birthDate text: String, until today: CalendarDate, in locale: Locale) {
        guard
            let date = CalendarDate(birthDate: text, until: today, monthFirst: locale.writesMonthFirst)
                ?? CalendarDate(monthNamedIn: text, of: locale)
        else { return nil }
        self = date
    }

    /// A month by its name or the beginning of it, a day and a year of four digits, in any order.
    private init?(monthNamedIn text: String, of locale: Locale) {
        let words = text.searchWords
        let numbers = words.compactMap(\.decimal)
        // Short words stand between: 1 de enero de 1976.
        let names = words.filter { $0.decimal == nil && $0.count > 2 }
        guard numbers.count == 2, names.count == 1, let month = locale.month(named: names[0]),
            let day = numbers.first(where: { $0.count <= 2 }), let year = numbers.first(where: { $0.count == 4 })
        else { return nil }
        self.init(year: year.value, month: month, day: day.value)
        guard isValid else { return nil }
    }
}

/// A birth date that somebody looks for by a part of it, a month with its day or with its year, such as `8 June` or
/// `Jun 1992`, with a year of two digits, such as `8 Jun 92`, or by digits, such as `19920608` or `080692`. What is typed
/// may be a name or an identifier as well.
package struct SoughtBirthDate: Hashable, Sendable {
    private static let earliestYear = 1850

    private let year: Int?
    private let month: Int
    private let day: Int?

    /// Nil where the text is no such date.
    package init?(_ text: String, until today: CalendarDate, in locale: Locale) {
        let words = text.searchWords
        let monthFirst = locale.writesMonthFirst
        if words.count == 1,
            let date = words[0].dateOfDigits ?? words[0].dateOfSixDigits(until: today, monthFirst: monthFirst)
        {
            guard date.year >= Self.earliestYear, date <= today else { return nil }
            (year, month, day) = (date.year, date.month, date.day)
            return
        }
        let numbers = words.compactMap(\.decimal)
        let names = words.filter { $0.decimal == nil && $0.count > 2 }
        guard let number = numbers.first, names.count == 1, let named = locale.month(named: names[0]) else {
            return nil
        }
        if numbers.count == 2, number.count <= 2, numbers[1].count == 2 {
            let short = numbers[1].value < 10 ? "0\(numbers[1].value)" : "\(numbers[1].value)"
            guard let date = CalendarDate(birthDate: "\(number.value).\(named).\(short)", until: today) else {
                return nil
            }
            (year, month, day) = (date.year, named, date.day)
            return
        }
        guard numbers.count == 1 else { return nil }
        switch number.count {
        case 1, 2:
            guard (1...31).contains(number.value) else { return nil }
            (year, month, day) = (nil, named, number.value)
        case 4: (year, month, day) = (number.value, named, nil)
        default: return nil
        }
    }

    /// Words by which those who were born then are found, among others.
    package var searchText: String {
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return [year.map { "\($0)" }, twoDigits(month), day.map(twoDigits)].compactMap(\.self).joined(separator: " ")
    }

    /// Whether somebody was born then.
    package func matches(_ birthDate: PartialDate?) -> Bool {
        guard let birthDate, birthDate.month == month else { return false }
        return (year == nil || birthDate.year == year) && (day == nil || birthDate.day == day)
    }
}

extension Locale {
    fileprivate func month(named name: String) -> Int? {
        let formatter = DateFormatter()
        formatter.locale = self
        formatter.calendar = Calendar(identifier: .gregorian)
        let lists = [
            formatter.monthSymbols, formatter.shortMonthSymbols, formatter.standaloneMonthSymbols,
            formatter.shortStandaloneMonthSymbols,
        ].compactMap(\.self)
        let months = (1...12).filter { month in
            lists.contains { list in
                guard list.indices.contains(month - 1) else { return false }
                let known = list[month - 1].searchWords
                return known.count == 1 && known[0].hasPrefix(name)
            }
        }
        return months.count == 1 ? months[0] : nil
    }
}

extension String {
    /// The day that eight digits say: a year, a month and a day.
    fileprivate var dateOfDigits: CalendarDate? {
        guard count == 8, allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(self) else { return nil }
        let date = CalendarDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        return date.isValid ? date : nil
    }

    /// The day that six digits say, in the order in which a reader writes it: the last such one until today.
    fileprivate func dateOfSixDigits(until today: CalendarDate, monthFirst: Bool) -> CalendarDate? {
        guard count == 6, allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        let (first, second) = (prefix(2), dropFirst(2).prefix(2))
        let (day, month) = monthFirst ? (second, first) : (first, second)
        return CalendarDate(birthDate: "\(day).\(month).\(suffix(2))", until: today)
    }

    /// The number that a word of digits, of any script, is written as.
    fileprivate var decimal: (value: Int, count: Int)? {
        let digits = compactMap(\.wholeNumberValue)
        guard digits.count == count, count <= 4, digits.allSatisfy((0...9).contains) else { return nil }
        return (digits.reduce(0) { $0 * 10 + $1 }, count)
    }
}
