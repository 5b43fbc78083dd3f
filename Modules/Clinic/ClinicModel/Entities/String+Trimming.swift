extension StringProtocol {
    /// The text without white space and ends of lines around it, as Foundation trims it, which makes an `NSString` of each
    /// text first: that takes longer than to store a row.
    package var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isBlank }),
            let last = scalars.lastIndex(where: { !$0.isBlank })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}

extension Unicode.Scalar {
    /// The space without width, too, is none of the white space of Unicode, and cannot be seen.
    fileprivate var isBlank: Bool { properties.isWhitespace || self == "\u{200B}" }
}
