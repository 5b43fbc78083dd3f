/// How far a day is, such as `in 3 weeks`, `vor 2 Tagen`, `a week ago`, `بعد أسبوعين` or `+7`.
enum DayDistance {
    /// What stands before a number of days, each as keyboards and programs write it.
    static let signs: Set<Character> = ["+", "-", "−", "–"]
    private static let units = known([
        ("day", 1), ("days", 1), ("week", 7), ("weeks", 7), ("Tag", 1), ("Tage", 1), ("Tagen", 1), ("Woche", 7),
        ("Wochen", 7), ("يوم", 1), ("أيام", 1), ("يوما", 1), ("يومين", 2), ("أسبوع", 7), ("أسابيع", 7), ("أسبوعا", 7),
        ("أسبوعين", 14),
    ])
    private static let ahead = 1
    private static let back = -1
    /// Words that stand before a distance.
    private static let beginnings = known([("in", ahead), ("بعد", ahead), ("vor", back), ("قبل", back)])
    private static let ones = ["a", "an", "one", "ein", "eine", "einem", "einer"]
    /// Words that stand beside a day of the week.
    private static let turns = known([
        ("next", ahead), ("nächsten", ahead), ("nächster", ahead), ("nächste", ahead), ("kommenden", ahead),
        ("القادم", ahead), ("المقبل", ahead), ("last", back), ("letzten", back), ("letzter", back), ("letzte", back),
        ("الماضي", back),
    ])

    /// The days of a number with its sign, such as `+7` or `- 3`; nil where the text is none.
    static func signed(_ text: String) -> Int? {
        guard let sign = text.first, signs.contains(sign),
            let days = number(text.dropFirst().drop { $0 == " " }, figures: 4)
        else { return nil }
        return sign == "+" ? days : -days
    }

    /// The days from today on; nil where the words are no distance.
    static func days(_ words: [String]) -> Int? {
        if let direction = words.first.flatMap({ beginnings[$0] }) {
            return length(words.dropFirst()).map { direction * $0 }
        }
        return words.last == "ago" ? length(words.dropLast()).map { back * $0 } : nil
    }

    /// What is called the next or the last, such as a day of the week; nil where nothing is.
    static func turn(_ words: [String]) -> (word: String, isBack: Bool)? {
        guard words.count == 2, let index = words.firstIndex(where: { turns[$0] != nil }) else { return nil }
        return (words[1 - index], turns[words[index]] == back)
    }

    private static func length(_ words: ArraySlice<String>) -> Int? {
        guard let unit = words.last.flatMap({ units[$0] }) else { return nil }
        // In Arabic, one and two stand in the word itself.
        guard words.count > 1, let number = words.first else { return unit }
        guard words.count == 2 else { return nil }
        if ones.contains(number) { return unit }
        return self.number(number, figures: 3).map { $0 * unit }
    }

    /// A number without a sign of its own; nil where it has more figures.
    private static func number(_ text: some StringProtocol, figures: Int) -> Int? {
        text.count <= figures && text.allSatisfy(\.isNumber) ? Int(text) : nil
    }

    /// By the words as they are compared.
    private static func known(_ words: [(String, Int)]) -> [String: Int] {
        words.reduce(into: [:]) { $0[$1.0.searchWords.joined()] = $1.1 }
    }
}
