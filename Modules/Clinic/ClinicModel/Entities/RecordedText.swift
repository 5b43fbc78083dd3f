/// Text that was recorded in one language, and how it reads in others.
package struct RecordedText: Hashable, Codable, Sendable {
    package let text: String
    /// What was recorded with it, by the codes of the languages (BCP 47).
    package let translations: [String: String]
    /// What the program itself calls it.
    package let known: Phrase?

    package init(_ text: String, _ translations: [String: String], known: Phrase? = nil) {
        self.text = text
        self.translations = translations
        self.known = known
    }

    /// The text in the language in which `say` says words: as it was recorded for that language, else as the program
    /// calls it there, else as it stands.
    package func text(_ say: (Phrase) -> String) -> String {
        if let translation = translation(into: say(Self.language)) { return translation }
        if let known {
            let said = say(known)
            if said != known.description { return said }
        }
        return text
    }

    private func translation(into language: String) -> String? {
        translations[language]
            ?? translations.filter { $0.key.hasPrefix(language + "-") }.min { $0.key < $1.key }?.value
    }

    /// The code of the language that words are said in, which the catalogues translate like any word.
    private static let language: Phrase = "en"
}
