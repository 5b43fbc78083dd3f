import Foundation

extension StringProtocol {
    /// The words of a text as they are looked for: without case and accents, in any script.
    package var searchWords: [String] {
        split { !$0.isLetter && !$0.isNumber }.map { word in
            let folded = word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            return folded.allSatisfy(\.isASCII) ? folded : SearchLetters.plain(folded)
        }
    }
}

/// Letters that Unicode does not take apart into a letter and an accent, and what is typed in their place.
package enum SearchLetters {
    /// As in Søren, Łukasz, Đặng, Strauß, Æsa, Œuvre, Þór, Guðrún, Yıldız, Ħal, Ŧ and Ŋ.
    package static let plain = [
        ("ø", "o"), ("ł", "l"), ("đ", "d"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("þ", "th"), ("ð", "d"), ("ı", "i"),
        ("ħ", "h"), ("ŧ", "t"), ("ŋ", "n"),
    ]

    fileprivate static func plain(_ word: String) -> String {
        plain.reduce(word) { $0.replacing($1.0, with: $1.1) }
    }
}

extension Patient {
    /// Whether each word begins one by which the patient is found, or is written almost like one.
    func isLike(_ words: [SoughtWord]) -> Bool {
        let (known, like) = (searchWords, names.flatMap { $0.written.flatMap(\.wordsToBeLike) })
        return words.allSatisfy { sought in
            known.contains { $0.hasPrefix(sought.word) } || like.contains(where: sought.similar.contains)
        }
    }

    /// The words by which a patient is found: those of every name and identifier, the numbers of the birth date, and names
    /// of other scripts in Latin letters.
    package var searchWords: [String] {
        let written = names.flatMap(\.written)
        let texts = written + identifiers.map(\.value)
        return (texts + [birthDate?.description ?? ""]).flatMap(\.searchWords) + written.flatMap(\.latinWords)
    }
}

extension HumanName {
    fileprivate var written: [String] { [text ?? "", family ?? ""] + given }
}
