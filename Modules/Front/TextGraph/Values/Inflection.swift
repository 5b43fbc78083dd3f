/// Automatic agreement in number, which a localized string asks for: `^[3 peg](inflect: true)` says "3 pegs". As
/// Foundation's on Apple's systems, for English; in other languages the words stay.
struct Inflection {
    let isEnglish: Bool
    /// The values in the gaps of the text.
    private(set) var fillings: [LocalizedStringKey.Argument]

    init(isEnglish: Bool, fillings: [LocalizedStringKey.Argument]) {
        self.isEnglish = isEnglish
        self.fillings = fillings
    }

    /// The text without the marks, its phrases in the number that they tell.
    mutating func resolve(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "^[") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            guard let middle = rest.range(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")") else {
                return result + "^[" + rest
            }
            let phrase = String(rest[..<middle.lowerBound])
            let asks = rest[middle.upperBound..<end].replacing(" ", with: "").contains("inflect:true")
            result += asks && isEnglish ? inflected(phrase) : phrase
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private mutating func inflected(_ phrase: String) -> String {
        let words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let last = words.last, words.count > 1, let number = number(in: words.dropLast()) else { return phrase }
        let change = number == 1 ? EnglishNoun.singular(of:) : EnglishNoun.plural(of:)
        if let gap = gap(in: last) {
            if case .string(let word) = fillings[gap] { fillings[gap] = .string(change(word)) }
            return phrase
        }
        return (words.dropLast() + [change(last)]).joined(separator: " ")
    }

    private func number(in words: ArraySlice<String>) -> Int64? {
        words.lazy.compactMap { word in
            if let gap = gap(in: word), case .int(let count) = fillings[gap] { count } else { Int64(word) }
        }.first
    }

    private func gap(in word: String) -> Int? {
        guard word.count == 1, let gap = word.first.flatMap(LocalizedStringKey.index(ofGap:)) else { return nil }
        return fillings.indices.contains(gap) ? gap : nil
    }
}
