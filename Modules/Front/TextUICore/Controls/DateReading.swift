/// The day that a person means, as it is written in one of the forms that are in use: `2026-11-30`, `30.11.2026`, `30.11.`,
/// `30 Nov 2026`, `Mon 30 Nov`, `tomorrow`, `Monday`, `+7`, and with strokes in the order of the locale.
struct DateReading {
    let calendar: Calendar
    let locale: Locale
    let today: Date
    /// Whether a day without a year is one that was, as where no later one can be chosen.
    var looksBack = false

    /// The year, month and day; nil where the text is none.
    func day(_ text: String) -> DateComponents? {
        let text = Self.withFigures(text).trimmingCharacters(in: .whitespaces)
        return near(text) ?? figures(text) ?? words(text)
    }

    /// Today and the days around it, by their names or by how far they are.
    private func near(_ text: String) -> DateComponents? {
        let names: [(LocalizedStringKey, Int)] = [("today", 0), ("tomorrow", 1), ("yesterday", -1)]
        if let offset = names.first(where: { Self.folded($0.0.own) == Self.folded(text) })?.1 { return day(offset) }
        let english = ["today": 0, "tomorrow": 1, "yesterday": -1]
        if let offset = english[Self.folded(text)] { return day(offset) }
        guard let sign = text.first, sign == "+" || sign == "-" || sign == "−", text.count < 7,
            let count = Int(text.dropFirst())
        else { return nil }
        return day(sign == "+" ? count : -count)
    }

    private func day(_ offset: Int) -> DateComponents? {
        calendar.date(byAdding: .day, value: offset, to: today).map {
            calendar.dateComponents([.year, .month, .day], from: $0)
        }
    }

    private func figures(_ text: String) -> DateComponents? {
        if let parts = numbers(text, "-"), parts.count == 3 {
            return parts[2] > 99 ? date(parts[2], parts[1], parts[0]) : date(parts[0], parts[1], parts[2])
        }
        if let parts = numbers(text, ".") {
            // Between full stops the day comes first, wherever dates are written so.
            if parts.count == 3, parts[2] > 99 { return date(parts[2], parts[1], parts[0]) }
            if parts.count == 2 { return date(nil, parts[1], parts[0]) }
        }
        guard let parts = numbers(text, "/") else { return nil }
        if parts.count == 3, parts[0] > 31 { return date(parts[0], parts[1], parts[2]) }
        guard parts.count == 2 || parts.count == 3 && parts[2] > 99 else { return nil }
        let (day, month) = monthComesFirst ? (parts[1], parts[0]) : (parts[0], parts[1])
        return date(parts.count == 3 ? parts[2] : nil, month, day)
    }

    /// The numbers between separators, of which one may stand at the end, too.
    private func numbers(_ text: String, _ separator: Character) -> [Int]? {
        var text = text[...]
        if text.last == separator { text = text.dropLast() }
        let numbers = text.split(separator: separator, omittingEmptySubsequences: false)
            .map { Int($0.trimmingCharacters(in: .whitespaces)) }
        return numbers.count > 1 && !numbers.contains(nil) ? numbers.compactMap { $0 } : nil
    }

    private var monthComesFirst: Bool {
        let form = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? "dM"
        guard let month = form.firstIndex(of: "M"), let day = form.firstIndex(of: "d") else { return false }
        return month < day
    }

    /// A month by its name with a day, or a day of the week.
    private func words(_ text: String) -> DateComponents? {
        let words = text.split { $0 == " " || $0 == "," || $0 == "،" }.map { Self.folded($0) }
        var (day, month, year, weekday): (Int?, Int?, Int?, Int?) = (nil, nil, nil, nil)
        for word in words {
            let word = word.last == "." ? String(word.dropLast()) : word
            if let number = Int(word) ?? Self.ordinal(word) {
                if number > 31, year == nil { year = number } else if day == nil { day = number } else { return nil }
            } else if month == nil, let found = Self.place(of: word, in: monthNames) {
                month = found % 12 + 1
            } else if weekday == nil, let found = Self.place(of: word, in: weekdayNames) {
                weekday = found % 7 + 1
            } else {
                return nil
            }
        }
        if let day, let month { return date(year, month, day) }
        guard let weekday, words.count == 1 else { return nil }
        return (1...7).lazy.compactMap { self.day($0) }.first { parts in
            calendar.date(from: parts).map { calendar.component(.weekday, from: $0) } == weekday
        }
    }

    /// The day as it is; without a year, the nearest from today on, or the last one.
    private func date(_ year: Int?, _ month: Int, _ day: Int) -> DateComponents? {
        if let year { return DateComponents(year: year, month: month, day: day) }
        let now = calendar.dateComponents([.year, .month, .day], from: today)
        guard let thisYear = now.year else { return nil }
        let isBefore = (month, day) < (now.month ?? 0, now.day ?? 0)
        let isAfter = (month, day) > (now.month ?? 0, now.day ?? 0)
        let step = looksBack ? (isAfter ? -1 : 0) : (isBefore ? 1 : 0)
        return DateComponents(year: thisYear + step, month: month, day: day)
    }

    private var monthNames: [[String]] {
        names { [$0.monthSymbols, $0.standaloneMonthSymbols, $0.shortMonthSymbols, $0.shortStandaloneMonthSymbols] }
    }

    private var weekdayNames: [[String]] {
        names {
            [$0.weekdaySymbols, $0.standaloneWeekdaySymbols, $0.shortWeekdaySymbols, $0.shortStandaloneWeekdaySymbols]
        }
    }

    /// The names in the locale, and in English, in which the program itself may write.
    private func names(_ lists: (DateFormatter) -> [[String]?]) -> [[String]] {
        [locale, Locale(identifier: "en")].flatMap { locale in
            let formatter = DateFormatter()
            formatter.calendar = calendar
            formatter.locale = locale
            return lists(formatter).compactMap { $0?.map { Self.folded($0) } }
        }
    }

    /// The place of a name, whole or by the only one that begins so.
    private static func place(of word: String, in lists: [[String]]) -> Int? {
        let stops = CharacterSet(charactersIn: ".")
        let word = word.trimmingCharacters(in: stops)
        for list in lists {
            if let found = list.firstIndex(where: { $0.trimmingCharacters(in: stops) == word }) { return found }
        }
        guard word.count > 2 else { return nil }
        return lists.lazy.compactMap { list in
            let found = list.indices.filter { list[$0].hasPrefix(word) }
            return found.count == 1 ? found[0] : nil
        }.first
    }

    /// Such as `3rd`.
    private static func ordinal(_ word: String) -> Int? {
        guard ["st", "nd", "rd", "th"].contains(where: word.hasSuffix) else { return nil }
        return Int(word.dropLast(2))
    }

    /// The text with each figure of any script as one of ours.
    private static func withFigures(_ text: String) -> String {
        String(text.map { $0.wholeNumberValue.flatMap { $0 < 10 ? Character("\($0)") : nil } ?? $0 })
    }

    private static func folded(_ text: some StringProtocol) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespaces)
    }
}
