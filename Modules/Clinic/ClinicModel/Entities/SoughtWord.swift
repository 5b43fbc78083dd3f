/// A word that somebody looks for, with those that may have been meant.
package struct SoughtWord: Hashable, Sendable {
    /// The beginning of a word of a name, one of its `searchWords`.
    package let word: String
    /// Whole words that are written almost as it is.
    package let similar: Set<String>

    /// - Parameter word: One of the `searchWords` of what was typed.
    package init(_ word: String) {
        self.word = word
        guard word.count <= Self.lengths.upperBound, word.allSatisfy(\.isLetter) else {
            similar = []
            return
        }
        let isName = word.count >= Self.shortestName && word.allSatisfy(\.isASCII)
        similar = (Self.lengths.contains(word.count) ? Self.similar(to: word) : [])
            .union(isName ? HebrewConsonants.words(ofLatin: word) : [])
    }

    /// Whether a word of a name begins with the one that is looked for, or is like it.
    package func matches(_ known: String) -> Bool { known.hasPrefix(word) || similar.contains(known) }

    /// Fewer consonants than these are those of many names.
    static let fewestConsonants = 3

    /// Shorter words are like half of all names, and nobody's name is longer.
    private static let lengths = 4...24
    /// From so many Latin letters on a word may be a name that is kept in Hebrew.
    private static let shortestName = 3

    private static func similar(to word: String) -> Set<String> {
        let letters: [Character] = Array(word)
        let others: [Character] = alphabets.filter { !$0.isDisjoint(with: letters) }.flatMap(\.self)
        var words = Set<String>()
        for (index, letter) in letters.enumerated() {
            let before = String(letters[..<index])
            let after = String(letters[(index + 1)...])
            words.insert(before + after)
            words.insert("\(before)\(letter)\(letter)\(after)")
            if let next = after.first { words.insert("\(before)\(next)\(letter)\(after.dropFirst())") }
            for other in others {
                words.insert("\(before)\(other)\(after)")
                words.insert("\(before)\(other)\(letter)\(after)")
            }
        }
        for other in others { words.insert("\(word)\(other)") }
        for sound in sounds {
            for spelling in sound where word.contains(spelling) {
                for other in sound { words.insert(word.replacing(spelling, with: other)) }
            }
        }
        let consonants = word.consonants
        if consonants.count >= fewestConsonants { words.insert(consonants) }
        words.remove(word)
        return words
    }

    /// Letters without accents, as `searchWords` have them.
    private static let alphabets = [
        "abcdefghijklmnopqrstuvwxyz", "αβγδεζηθικλμνξοπρσςτυφχψω", "абвгдежзиклмнопрстуфхцчшщъыьэюяєіґ",
        "ابةتثجحخدذرزسشصضطظعغفقكلمنهوىي", "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
    ].map { Set<Character>($0) }

    /// Spellings of one sound that are two letters apart, or stand twice in a word, as in Meyer and Maier, in Stefan and
    /// Stephan, or in Papadopulu and Papadopoulou.
    private static let sounds = [["ei", "ai", "ey", "ay"], ["ph", "f"], ["ou", "u"]]
}

extension StringProtocol {
    /// The words of a text that somebody looks for.
    package var soughtWords: [SoughtWord] { searchWords.map(SoughtWord.init) }
}
