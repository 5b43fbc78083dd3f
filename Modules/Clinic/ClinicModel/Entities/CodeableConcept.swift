/// A concept, coded where it can be and said in words.
package struct CodeableConcept: Hashable, Codable, Sendable {
    package var codings: [Coding]
    package var text: String?
    /// Of `text`, by the codes of their languages: R4's extension `translation`.
    package var translations: [String: String]?

    package init(codings: [Coding] = [], text: String? = nil, translations: [String: String]? = nil) {
        self.codings = codings
        self.text = text
        self.translations = translations
    }

    /// What to show: the text, else the first coding that says something.
    package var display: String {
        text ?? codings.lazy.compactMap(\.display).first ?? codings.lazy.compactMap(\.code).first ?? ""
    }

    /// The same in the reader's language, where a translation was recorded or the program knows the code.
    package var words: Phrase {
        let display = display
        let coding = codings.first { $0.display == display }
        let name = codings.lazy.compactMap(\.known).first
        // Nobody reads a bare code.
        if let name, text == nil, codings.allSatisfy({ $0.display == nil }) { return name }
        let known = name.flatMap { known in
            text == nil || coding != nil || known.description.lowercased() == display.lowercased() ? known : nil
        }
        let recorded = coding?.translations.map { $0.merging(translations ?? [:]) { $1 } } ?? translations
        return Phrase(recorded: display, recorded, known: known)
    }

    /// Whether both have a code in common.
    package func sharesCode(with other: CodeableConcept) -> Bool {
        codings.contains { coding in
            coding.code != nil && other.codings.contains { $0.system == coding.system && $0.code == coding.code }
        }
    }

    /// Whether `term` is one of the codes or the words shown, in any case.
    package func matches(_ term: ServiceTerm) -> Bool {
        let term = term.text.lowercased()
        return display.lowercased() == term || codings.contains { $0.code?.lowercased() == term }
    }
}
