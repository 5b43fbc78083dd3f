/// A service as one asks for it: by a code or by its words, in any case.
package struct ServiceTerm: Hashable, Sendable, CodedAsText {
    package let text: String
    /// The same in the reader's language.
    package let words: Phrase

    package init(_ text: String) {
        self.text = text
        words = "\(text)"
    }

    /// The words of `service`.
    package init(_ service: CodeableConcept) {
        text = service.display
        words = service.words
    }

    package var description: String { text }
}

extension ServiceTerm: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) {
        self.init(value)
    }
}
