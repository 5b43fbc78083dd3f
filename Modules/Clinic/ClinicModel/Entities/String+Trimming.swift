extension StringProtocol {
    /// The text without white space and ends of lines around it. Foundation's `trimmingCharacters(in:)` returns the same,
    /// but makes an `NSString` first, which takes longer than to store a row.
    package var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isBlank }),
            let last = scalars.lastIndex(where: { !$0.isBlank })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }

    /// The same; nil where nothing is left.
    package var trimmedIfAny: String? {
        let trimmed = trimmed
        return trimmed.isEmpty ? nil : trimmed
    }
}

extension Unicode.Scalar {
    /// Whether it cannot be seen: Unicode does not count the zero-width space as white space.
    fileprivate var isBlank: Bool { properties.isWhitespace || self == "\u{200B}" }
}
