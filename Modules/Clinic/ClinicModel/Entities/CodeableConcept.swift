/// A concept, coded where it can be and said in words.
package struct CodeableConcept: Hashable, Codable, Sendable {
    package var codings: [Coding]
    package var text: String?

    package init(codings: [Coding] = [], text: String? = nil) {
        self.codings = codings
        self.text = text
    }

    /// What to show: the text, else the first coding that says something.
    package var display: String {
        text ?? codings.lazy.compactMap(\.display).first ?? codings.lazy.compactMap(\.code).first ?? ""
    }

    /// Whether `term` is one of the codes or the words shown, in any case.
    package func matches(_ term: ServiceTerm) -> Bool {
        let term = term.text.lowercased()
        return display.lowercased() == term || codings.contains { $0.code?.lowercased() == term }
    }
}
