extension PostalAddress {
    /// Whether a text is a postal code of some country, such as `8001`, `SW1A 1AA` or `100-0001`.
    package static func isPostalCode(_ text: String) -> Bool {
        text.contains { $0.isLetter || $0.isWholeNumber }
            && text.allSatisfy { $0.isLetter || $0.isWholeNumber || $0.isWhitespace || "-.".contains($0) }
    }
}
