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
    /// The number that a word of digits, of any script, is written as.
    fileprivate var decimal: (value: Int, count: Int)? {
        let digits = compactMap(\.wholeNumberValue)
        guard digits.count == count, count <= 4, digits.allSatisfy((0...9).contains) else { return nil }
        return (digits.reduce(0) { $0 * 10 + $1 }, count)
    }
}
