/// Looks for misspelt words, as UIKit's `UITextChecker`: in the system's list of words of the language, which Debian's
/// packages `wamerican`, `wbritish` or `wngerman` bring (`/usr/share/dict`). Where there is none, nothing counts as
/// misspelt.
@MainActor @preconcurrency
open class UITextChecker {
    private static var lists: [String: Set<String>] = [:]
    private var ignored: Set<String> = []

    /// Creates a checker that ignores no words.
    public init() {}

    /// The codes of the languages for which there is a list of words.
    open class var availableLanguages: [String] { files.keys.filter { words(of: $0) != nil }.sorted() }

    /// Returns where the first misspelt word stands; a range at `NSNotFound` where there is none.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part of `stringToCheck` that is read, in UTF-16 units.
    ///   - startingOffset: The unit at which reading begins.
    ///   - wrapFlag: Whether the part before `startingOffset` is read, too, after the rest.
    ///   - language: A code such as `en` or `de_AT`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        guard let list = Self.words(of: language) else { return NSRange(location: NSNotFound, length: 0) }
        let text = stringToCheck as NSString
        let end = min(range.location + range.length, text.length)
        let parts = [startingOffset..<max(startingOffset, end)] + (wrapFlag ? [range.location..<startingOffset] : [])
        for part in parts {
            var start = part.lowerBound
            while start < part.upperBound {
                let word = Self.word(in: text, from: start, to: part.upperBound)
                guard word.length > 0 else { break }
                if !isKnown(text.substring(with: word), in: list) { return word }
                start = word.location + word.length
            }
        }
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Lets the checker take a word for right.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    private func isKnown(_ word: String, in list: Set<String>) -> Bool {
        ignored.contains(word) || list.contains(word) || list.contains(word.lowercased())
    }

    /// The first run of letters and apostrophes.
    private static func word(in text: NSString, from start: Int, to end: Int) -> NSRange {
        func isLetter(_ place: Int) -> Bool {
            guard let scalar = Unicode.Scalar(text.character(at: place)) else { return false }
            return CharacterSet.letters.contains(scalar) || scalar == "'" || scalar == "’"
        }
        let first = (start..<end).first(where: isLetter) ?? end
        let last = (first..<end).first { !isLetter($0) } ?? end
        return NSRange(location: first, length: last - first)
    }

    private static let files = ["en": ["american-english", "british-english", "words"], "de": ["ngerman", "german"]]

    private static func words(of language: String) -> Set<String>? {
        let code = String(language.prefix { $0 != "_" && $0 != "-" })
        if let known = lists[code] { return known.isEmpty ? nil : known }
        let texts = (files[code] ?? []).lazy.compactMap {
            try? String(contentsOfFile: "/usr/share/dict/\($0)", encoding: .utf8)
        }
        let list = Set((texts.first ?? "").split(separator: "\n").map(String.init))
        lists[code] = list
        return list.isEmpty ? nil : list
    }
}
