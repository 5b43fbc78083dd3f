extension Dosage {
    private static let lengthUnits: Set = [
        "d", "day", "days", "wk", "wks", "week", "weeks", "month", "months", "tag", "tage", "tagen", "woche", "wochen",
        "monat", "monate", "monaten",
    ]
    /// Before a number of days these say how often, or when it begins.
    private static let otherWords: Set = [
        "every", "each", "per", "in", "after", "alle", "jede", "jeden", "nach", "pro",
    ]
    private static let oneWords: Set = ["a", "one", "ein", "eine", "einen"]

    /// Whether words that are typed say by which way a medicine is taken.
    ///
    /// - Parameter words: says a way in the user's language.
    package static func saysRoute(_ text: String, words: (Phrase) -> String) -> Bool {
        let typed = text.searchWords
        let sentence = " \(typed.joined(separator: " ")) "
        return Route.allCases.contains { route in
            [words(route.words), route.words.description].contains { way in
                sentence.contains(" \(way.searchWords.joined(separator: " ")) ")
            } || typed.contains { $0.hasPrefix(route.rawValue) }
        }
    }

    /// Whether words that are typed say how long a medicine is taken, such as `for 7 days` or `until Friday`.
    package static func saysLength(_ text: String) -> Bool {
        let words = text.searchWords
        return words.indices.contains { index in
            let word = words[index]
            let next = index + 1 < words.count ? words[index + 1] : ""
            let last = index > 0 ? words[index - 1] : ""
            if ["until", "till", "bis"].contains(word) { return !next.isEmpty && next != "zu" }
            guard lengthUnits.contains(next) else { return false }
            if oneWords.contains(word) { return ["for", "fur", "uber"].contains(last) }
            return word.allSatisfy(\.isNumber) && !otherWords.contains(last)
        }
    }
}
