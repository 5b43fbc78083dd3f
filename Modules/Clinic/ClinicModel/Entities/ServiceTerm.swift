/// A service as one asks for it: by a code or by its words, in any case.
package struct ServiceTerm: Hashable, Sendable, CodedAsText {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// The words of `service`.
    package init(_ service: CodeableConcept) {
        text = service.display
    }

    package var description: String { text }
}

extension ServiceTerm: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) {
        self.init(value)
    }
}
