import Foundation

/// How days are typed in a language: `2026-12-24`, `24.12.2026`, `24.12.`, `24 Dec 2026`, `Thu 24 Dec`, `tomorrow`,
/// `Monday` or `+7`.
package struct DayReading: Sendable {
    private static let english = Locale(identifier: "en")

    private let today: CalendarDate?
    private let locales: [Locale]
    /// Words of days near today, with how far they are.
    private let offsets: [[String]: Int]
    /// 1 is Monday.
    private let weekdays: [String: Int]

    /// - Parameters:
    ///   - today: From where a day is near, and which is next without a year; without it such days are not read.
    ///   - locale: The language; English is read in each.
    ///   - words: Says a phrase in that language.
    package init(from today: CalendarDate?, in locale: Locale, words: (Phrase) -> String) {
        let locales = [locale, Self.english]
        let near: [(phrase: Phrase, days: Int)] = [("today", 0), ("tomorrow", 1), ("yesterday", -1)]
        var offsets: [[String]: Int] = [:]
        for (phrase, days) in near {
            for name in [phrase.description, words(phrase)] { offsets[name.searchWords] = days }
        }
        var weekdays: [String: Int] = [:]
        for (index, phrase) in CalendarDate.weekdays.enumerated() {
            let names = [phrase.description, words(phrase)] + locales.flatMap { $0.weekdayNames(index + 1) }
            for name in names {
                let known = name.searchWords
                if known.count == 1 { weekdays[known[0]] = index + 1 }
            }
        }
        self.today = today
        self.locales = locales
        self.offsets = offsets
        self.weekdays = weekdays
    }

    /// The day that is typed; nil where it is none.
    package func date(_ text: String) -> CalendarDate? {
        let text = text.withPlainFigures.trimmingCharacters(in: .whitespaces)
        return near(text) ?? written(text) ?? text.withoutWord { weekdays[$0] != nil }.flatMap(written)
    }

    /// The day that is typed. Throws `invalid` where nothing is, or no day.
    package func day(_ text: String) throws(ClinicError) -> CalendarDate {
        guard !text.allSatisfy(\.isWhitespace) else { throw .invalid("Enter a date.") }
        guard let date = date(text) else {
            throw .invalid(
                "“\(text)” is no day: write it such as 2026-12-24, 24 Dec 2026, 24.12., tomorrow or +7.")
        }
        return date
    }

    /// Today and the days around it, by their names, by how far they are or by the day of the week.
    private func near(_ text: String) -> CalendarDate? {
        guard let today else { return nil }
        if let sign = text.first, "+-−".contains(sign), text.count < 6, let days = Int(text.dropFirst()), days >= 0 {
            return today.adding(days: sign == "+" ? days : -days)
        }
        let words = text.searchWords
        if let days = offsets[words] { return today.adding(days: days) }
        guard words.count == 1, let weekday = weekdays[words[0]] else { return nil }
        return (1...7).lazy.map(today.adding(days:)).first { $0.weekday == weekday }
    }

    /// A day with its year, or the next one of a day without.
    private func written(_ text: String) -> CalendarDate? {
        if let date = whole(text) { return date }
        guard let today else { return nil }
        return [today.year, today.year + 1].lazy.compactMap { year in text.inYear(year).flatMap(whole) }
            .first { $0 >= today }
    }

    private func whole(_ text: String) -> CalendarDate? {
        // Two figures are a year of this century.
        let last = CalendarDate(year: (today?.year ?? 2000) / 100 * 100 + 99, month: 12, day: 31)
        return locales.lazy.compactMap { CalendarDate(birthDate: text, until: last, in: $0) }.first
    }
}

extension Locale {
    /// What a day of the week is called, whole and short; 1 is Monday.
    fileprivate func weekdayNames(_ weekday: Int) -> [String] {
        let formatter = DateFormatter()
        formatter.locale = self
        formatter.calendar = Calendar(identifier: .gregorian)
        return [formatter.weekdaySymbols, formatter.shortWeekdaySymbols].compactMap { $0?[weekday % 7] }
    }
}

extension String {
    /// The text with each figure of any script as one of ours.
    fileprivate var withPlainFigures: String {
        String(map { $0.wholeNumberValue.flatMap { $0 < 10 ? Character("\($0)") : nil } ?? $0 })
    }

    /// The text without the first word that fits; nil where there is none, or nothing else.
    fileprivate func withoutWord(_ fits: (String) -> Bool) -> String? {
        var words = split(separator: " ").map(String.init)
        let found = words.firstIndex { word in
            let known = word.searchWords
            return known.count == 1 && fits(known[0])
        }
        guard let found, words.count > 1 else { return nil }
        words.remove(at: found)
        return words.joined(separator: " ")
    }

    /// The text of a day and a month with a year; nil where it is not one.
    fileprivate func inYear(_ year: Int) -> String? {
        if contains(where: \.isLetter) { return "\(self) \(year)" }
        guard let separator = first(where: { "./".contains($0) }) else { return nil }
        return last == separator ? "\(self)\(year)" : "\(self)\(separator)\(year)"
    }
}
