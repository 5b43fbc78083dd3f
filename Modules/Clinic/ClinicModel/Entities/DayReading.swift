import Foundation

/// How days are typed: `2026-12-24`, `24.12.2026`, `24.12.26`, `24.12.`, `24 Dec 2026`, `24. Dezember`, `Thu 24 Dec`,
/// `tomorrow`, `Montag`, `next monday`, `in 3 weeks` or `+7`, in English, in German and in one language more.
///
/// The date pickers of TextUI read the same; one table of cases holds both to that.
package struct DayReading: Sendable {
    private static let everywhere = [Locale(identifier: "en"), Locale(identifier: "de")]
    /// Days near today, as they are called in the languages that are read everywhere.
    private static let nearDays = [
        ("today", 0), ("heute", 0), ("tomorrow", 1), ("morgen", 1), ("übermorgen", 2), ("yesterday", -1),
        ("gestern", -1), ("vorgestern", -2),
    ]

    private let today: CalendarDate?
    private let looksBack: Bool
    private let locales: [Locale]
    /// Words of days near today, with how far they are.
    private let offsets: [[String]: Int]
    /// 1 is Monday.
    private let weekdays: [String: Int]

    /// - Parameters:
    ///   - today: From where a day is near, and which is meant without a year; without it such days are not read.
    ///   - locale: The language; English and German are read in each.
    ///   - looksBack: Whether the last such day is meant and not the next, as in a question about what was.
    ///   - words: Says a phrase in that language.
    package init(
        from today: CalendarDate?, in locale: Locale, lookingBack looksBack: Bool = false, words: (Phrase) -> String
    ) {
        let locales = [locale] + Self.everywhere
        let phrases: [(phrase: Phrase, days: Int)] = [("today", 0), ("tomorrow", 1), ("yesterday", -1)]
        var offsets: [[String]: Int] = [:]
        for (name, days) in Self.nearDays { offsets[name.searchWords] = days }
        for (phrase, days) in phrases { offsets[words(phrase).searchWords] = days }
        var weekdays: [String: Int] = [:]
        func take(_ name: String, _ weekday: Int) {
            let known = name.searchWords
            // A name of the language itself goes before those of others.
            if known.count == 1, weekdays[known[0]] == nil { weekdays[known[0]] = weekday }
        }
        for (index, phrase) in CalendarDate.weekdays.enumerated() { take(words(phrase), index + 1) }
        for locale in locales {
            for (name, weekday) in locale.weekdayNames { take(name, weekday) }
        }
        self.today = today
        self.looksBack = looksBack
        self.locales = locales
        self.offsets = offsets
        self.weekdays = weekdays
    }

    /// The day that is typed; nil where it is none.
    package func date(_ text: String) -> CalendarDate? {
        let text = text.withPlainFigures.withoutEndings.trimmingCharacters(in: .whitespaces)
        if text.first.map(DayDistance.signs.contains) == true {
            return DayDistance.signed(text).flatMap { today?.adding(days: $0) }
        }
        // Several days of which the last is missing are no day.
        guard text.last.map(DayDistance.signs.contains) != true else { return nil }
        return near(text) ?? written(text) ?? text.withoutWord { weekday($0) != nil }.flatMap(written)
    }

    /// The day that is typed. Throws `invalid` where nothing is, or no day.
    package func day(_ text: String) throws(ClinicError) -> CalendarDate {
        guard !text.allSatisfy(\.isWhitespace) else { throw .invalid("Enter a date.") }
        guard let date = date(text) else { throw Self.refusal(of: text) }
        return date
    }

    /// The day of the week that is typed by its name alone, 1 being Monday; nil where none is.
    package func weekday(named text: String) -> Int? {
        let words = text.searchWords
        return words.count == 1 && offsets[words] == nil ? weekday(words[0]) : nil
    }

    static func refusal(of text: String) -> ClinicError {
        .invalid("“\(text)” is no day: write it such as 2026-12-24, 24 Dec 2026, 24.12., tomorrow or +7.")
    }

    /// Today and the days around it, by their names, by how far they are or by the day of the week.
    private func near(_ text: String) -> CalendarDate? {
        guard let today else { return nil }
        let words = text.searchWords
        if let days = offsets[words] { return today.adding(days: days) }
        // A sign is none of the words, and would be lost.
        if !text.contains(where: DayDistance.signs.contains), let days = DayDistance.days(words) {
            return today.adding(days: days)
        }
        let turn = DayDistance.turn(words)
        let looksBack = turn?.isBack ?? self.looksBack
        guard let name = turn?.word ?? (words.count == 1 ? words[0] : nil), let weekday = weekday(name) else {
            return nil
        }
        return (1...7).lazy.map { today.adding(days: looksBack ? -$0 : $0) }.first { $0.weekday == weekday }
    }

    /// The day of the week of a name, or of the beginning of one alone.
    private func weekday(_ word: String) -> Int? {
        if let weekday = weekdays[word] { return weekday }
        guard word.count > 2 else { return nil }
        let found = Set(weekdays.lazy.filter { $0.key.hasPrefix(word) }.map(\.value))
        return found.count == 1 ? found.first : nil
    }

    /// A day with its year, or the next or the last one of a day without.
    private func written(_ text: String) -> CalendarDate? {
        guard text.contains(where: \.isNumber) else { return nil }
        if let date = whole(text) { return date }
        guard let today else { return nil }
        // As far as the next 29th of February.
        return (0...8).lazy.map { today.year + (looksBack ? -$0 : $0) }
            .compactMap { year in text.inYear(year).flatMap(whole) }
            .first { looksBack ? $0 <= today : $0 >= today }
    }

    private func whole(_ text: String) -> CalendarDate? {
        // Two figures are a year of this century; of a day that was, the last such year.
        let year = today?.year ?? 2000
        let last = CalendarDate(year: looksBack ? year : year / 100 * 100 + 99, month: 12, day: 31)
        return locales.lazy.compactMap { CalendarDate(birthDate: text, until: last, in: $0) }.first
    }
}

extension Locale {
    /// What the days of the week are called, whole and short; 1 is Monday.
    fileprivate var weekdayNames: [(name: String, weekday: Int)] {
        let formatter = DateFormatter()
        formatter.locale = self
        formatter.calendar = Calendar(identifier: .gregorian)
        let lists = [formatter.weekdaySymbols, formatter.shortWeekdaySymbols].compactMap { $0 }
        return lists.flatMap { list in
            list.enumerated().map { (name: $1, weekday: $0 == 0 ? 7 : $0) }
        }
    }
}

extension String {
    /// The text with each figure of any script as one of ours.
    fileprivate var withPlainFigures: String {
        String(map { $0.wholeNumberValue.flatMap { $0 < 10 ? Character("\($0)") : nil } ?? $0 })
    }

    /// The text without the blanks between the figures of a date, and without endings such as that of `3rd`.
    fileprivate var withoutEndings: String {
        replacing(/(\d[.\/])\ +(?=\d)/) { "\($0.1)" }.replacing(/(\d)(?:st|nd|rd|th)\b/.ignoresCase()) { "\($0.1)" }
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
