import Foundation

extension StringProtocol {
    /// The words of a text as they are looked for, and those of another script also in the Latin letters that they may be
    /// typed in.
    package var knownWords: [String] { searchWords + latinWords }

    /// The words of other scripts in Latin letters, each as it may be spelt: by ICU's transliteration, which for Cyrillic is
    /// that of ISO 9, and as English has it. Scripts without vowels have a word also without its vowels, as `consonants` has
    /// a word that is typed.
    package var latinWords: [String] {
        split { !$0.isLetter && !$0.isNumber }.flatMap { word -> [String] in
            guard word.unicodeScalars.contains(where: { $0.value >= 0x370 && $0.properties.isAlphabetic }),
                let latin = String(word).applyingTransform(.toLatin, reverse: false)
            else { return [] }
            var spellings: [String] = []
            for spelling in LatinSpelling(of: word, in: latin).all.flatMap(\.asciiWords)
            where !spellings.contains(spelling) {
                spellings.append(spelling)
            }
            return spellings + HebrewConsonants.words(of: word).sorted()
        }
    }

    /// The words of which others are those that are typed almost so: Chinese ones are read as syllables of a few letters,
    /// to which every short word is close.
    package var wordsToBeLike: [String] {
        let words = split { !$0.isLetter && !$0.isNumber }
        let others = words.filter { !$0.unicodeScalars.allSatisfy(\.properties.isIdeographic) }
        return searchWords + others.flatMap(\.latinWords)
    }

    /// The word without vowels, and with one letter for two that are the same: what there is of it in a script without
    /// vowels.
    package var consonants: String {
        reduce(into: "") { word, letter in
            if !"aeiouyw".contains(letter), word.last != letter { word.append(letter) }
        }
    }

    fileprivate var asciiWords: [String] {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).split(separator: " ")
            .map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }.filter { !$0.isEmpty }
    }
}

/// The spellings of a word that was transliterated.
private struct LatinSpelling {
    let all: [String]

    /// - Parameter latin: ICU's transliteration of the word.
    init(of word: some StringProtocol, in latin: String) {
        let latin = latin.lowercased().decomposedStringWithCanonicalMapping
        all =
            switch word.unicodeScalars.first?.value ?? 0 {
            case 0x370...0x3FF, 0x1F00...0x1FFF: [latin, latin.withoutAcute.replacing("e\u{304}", with: "i")]
            case 0x400...0x52F: Self.cyrillic(latin.precomposedStringWithCanonicalMapping)
            case 0x590...0x6FF: Self.withoutVowels(latin.precomposedStringWithCanonicalMapping)
            default: [latin]
            }
    }

    /// As in Dmitrij, Dmitriy, Dmitrii and Dmitry, and as in Hrusev, Khrushchev and Khrushchyov.
    private static func cyrillic(_ latin: String) -> [String] {
        let english = signs.reduce(latin) { $0.replacing($1.0, with: $1.1) }
        var all = [latin, english.replacing("j", with: "y"), english.replacing("j", with: "i")]
        if english.hasSuffix("ij") { all.append(english.dropLast(2) + "y") }
        if english.contains("ë") { all.append(english.replacing("j", with: "y").replacing("ë", with: "yo")) }
        return all
    }

    private static let signs = [
        ("h", "kh"), ("c", "ts"), ("ŝ", "shch"), ("š", "sh"), ("č", "ch"), ("ž", "zh"), ("û", "yu"), ("â", "ya"),
        ("ê", "ye"),
    ]

    /// As in alhashmy, hashmy without the article, and hshm.
    private static func withoutVowels(_ latin: String) -> [String] {
        let letters = latin.replacing("ẗ", with: "a").asciiWords.joined()
        let bare = letters.hasPrefix("al") && letters.count > 4 ? [String(letters.dropFirst(2))] : []
        return ([letters] + bare).flatMap { word in
            let consonants = word.consonants
            return consonants.count >= SoughtWord.fewestConsonants ? [word, consonants] : [word]
        }
    }
}

extension String {
    /// The word without the accents by which ICU says where it is stressed.
    fileprivate var withoutAcute: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0x301 }))
    }
}
