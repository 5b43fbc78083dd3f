/// The day that a person means, as it is written in one of the forms that are in use: `2026-11-30`, `30.11.2026`,
/// `30.11.26`, `30.11.`, `30 Nov 2026`, `30. November`, `Mon 30 Nov`, `tomorrow`, `Montag`, `next monday`,
/// `in 3 weeks`, `+7`, and with strokes in the order of the locale. English and German are read in each locale.
struct DateReading {
    private static let everywhere = [Locale(identifier: "en"), Locale(identifier: "de")]
    private static let nearDays = [
        "today": 0, "heute": 0, "tomorrow": 1, "morgen": 1, "ubermorgen": 2, "yesterday": -1, "gestern": -1,
        "vorgestern": -2,
    ]

    let calendar: Calendar
    let locale: Locale
    let today: Date
    /// Whether a day without a year is one that was, as where no later one can be chosen.
    var looksBack = false

    /// The year, month and day; nil where the text is none.
    func day(_ text: String) -> DateComponents? {
        let text = Self.withFigures(text).trimmingCharacters(in: .whitespaces)
        if text.first.map(DateDistance.signs.contains) == true { return DateDistance.signed(text).flatMap { day($0) } }
        // Several days of which the last is missing are no day.
        guard text.last.map(DateDistance.signs.contains) != true else { return nil }
        return near(text) ?? figures(text) ?? words(text) ?? turn(text) ?? withoutWeekday(text).flatMap(figures)
    }

    /// Today and the days around it, by their names or by how far they are in words.
    private func near(_ text: String) -> DateComponents? {
        let names: [(LocalizedStringKey, Int)] = [("today", 0), ("tomorrow", 1), ("yesterday", -1)]
        if let offset = names.first(where: { Self.folded($0.0.own) == Self.folded(text) })?.1 { return day(offset) }
        let offset = Self.nearDays[Self.folded(text)] ?? DateDistance.days(Self.words(of: text))
        return offset.flatMap { day($0) }
    }

    private func day(_ offset: Int) -> DateComponents? {
        calendar.date(byAdding: .day, value: offset, to: today).map {
            calendar.dateComponents([.year, .month, .day], from: $0)
        }
    }

    private func figures(_ text: String) -> DateComponents? {
        guard let separator = text.first(where: { "./-".contains($0) }), let parts = numbers(text, separator) else {
            return nil
        }
        if parts.count == 3, parts[0].count == 4 { return date(parts[0].value, parts[1].value, parts[2].value) }
        let isMonthFirst = separator == "/" && monthComesFirst && parts[0].value <= 12
        let (day, month) = isMonthFirst ? (parts[1].value, parts[0].value) : (parts[0].value, parts[1].value)
        guard parts.count == 3 else {
            // Numbers between hyphens are as often no date.
            return parts.count == 2 && separator != "-" ? date(nil, month, day) : nil
        }
        switch parts[2].count {
        case 4: return date(parts[2].value, month, day)
        case 2 where separator != "-": return date(whole(parts[2].value), month, day)
        default: return nil
        }
    }

    /// The year of two figures: of this century, or the last one so far.
    private func whole(_ year: Int) -> Int {
        let now = calendar.component(.year, from: today)
        let found = now / 100 * 100 + year
        return looksBack && found > now ? found - 100 : found
    }

    /// The numbers between separators, of which one may stand at the end, too, with how many figures they have.
    private func numbers(_ text: String, _ separator: Character) -> [(value: Int, count: Int)]? {
        var text = text[...]
        if text.last == separator { text = text.dropLast() }
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let numbers = parts.compactMap { part in
            part.allSatisfy(\.isNumber) ? Int(part).map { (value: $0, count: part.count) } : nil
        }
        return numbers.count > 1 && numbers.count == parts.count ? numbers : nil
    }

    /// Whether a date in numbers begins with its month; a language alone does not say so.
    private var monthComesFirst: Bool {
        guard locale.region != nil else { return false }
        let form = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? "dM"
        guard let month = form.firstIndex(of: "M"), let day = form.firstIndex(of: "d") else { return false }
        return month < day
    }

    /// What stands behind the name of a day of the week; nil where none begins the text.
    private func withoutWeekday(_ text: String) -> String? {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let word = Self.folded(parts[0]).trimmingCharacters(in: CharacterSet(charactersIn: ".,،"))
        return Self.place(of: word, in: weekdayNames).map { _ in String(parts[1]) }
    }

    /// A month by its name with a day, or a day of the week.
    private func words(_ text: String) -> DateComponents? {
        let words = Self.words(of: text)
        var (day, month, year, weekday): (Int?, Int?, Int?, Int?) = (nil, nil, nil, nil)
        for word in words {
            let word = word.last == "." ? String(word.dropLast()) : word
            if let number = Int(word) ?? Self.ordinal(word) {
                if word.count == 4, word.allSatisfy(\.isNumber), year == nil {
                    year = number
                } else if number < 32, day == nil {
                    day = number
                } else {
                    return nil
                }
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
        return nearest(weekday, lookingBack: looksBack)
    }

    /// A day of the week that is called the next or the last.
    private func turn(_ text: String) -> DateComponents? {
        guard let turn = DateDistance.turn(Self.words(of: text)) else { return nil }
        return Self.place(of: turn.word, in: weekdayNames).flatMap { nearest($0 % 7 + 1, lookingBack: turn.isBack) }
    }

    /// The next day of the week from tomorrow on, or the last one until yesterday.
    private func nearest(_ weekday: Int, lookingBack looksBack: Bool) -> DateComponents? {
        (1...7).lazy.compactMap { self.day(looksBack ? -$0 : $0) }.first { parts in
            calendar.date(from: parts).map { calendar.component(.weekday, from: $0) } == weekday
        }
    }

    /// The day as it is; without a year, the nearest from today on, or the last one.
    private func date(_ year: Int?, _ month: Int, _ day: Int) -> DateComponents? {
        if let year { return DateComponents(year: year, month: month, day: day) }
        let now = calendar.dateComponents([.year, .month, .day], from: today)
        guard let thisYear = now.year, let thisMonth = now.month, let thisDay = now.day else { return nil }
        // As far as the next 29th of February.
        let years = (0...8).map { thisYear + (looksBack ? -$0 : $0) }
        let found = years.first { year in
            let isInTime =
                looksBack
                ? (year, month, day) <= (thisYear, thisMonth, thisDay)
                : (year, month, day) >= (thisYear, thisMonth, thisDay)
            return isInTime && isReal(year, month, day)
        }
        return found.map { DateComponents(year: $0, month: month, day: day) }
    }

    private func isReal(_ year: Int, _ month: Int, _ day: Int) -> Bool {
        guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return false }
        let parts = calendar.dateComponents([.month, .day], from: date)
        return parts.month == month && parts.day == day
    }

    private var monthNames: [[String]] {
        names { [$0.monthSymbols, $0.standaloneMonthSymbols, $0.shortMonthSymbols, $0.shortStandaloneMonthSymbols] }
    }

    private var weekdayNames: [[String]] {
        names {
            [$0.weekdaySymbols, $0.standaloneWeekdaySymbols, $0.shortWeekdaySymbols, $0.shortStandaloneWeekdaySymbols]
        }
    }

    /// The names in the locale, and in the languages that are read everywhere.
    private func names(_ lists: (DateFormatter) -> [[String]?]) -> [[String]] {
        ([locale] + Self.everywhere).flatMap { locale in
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

    private static func words(of text: String) -> [String] {
        text.split { $0 == " " || $0 == "," || $0 == "،" }.map { folded($0) }
    }

    static func folded(_ text: some StringProtocol) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespaces)
    }
}
