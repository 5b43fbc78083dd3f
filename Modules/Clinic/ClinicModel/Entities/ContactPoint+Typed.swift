extension ContactPoint {
    /// How many digits a number has with which a person is called: at most as many as E.164 allows.
    private static let digitsOfNumber = 5...15

    /// Whether a text is a telephone number that can be dialled, such as `+41 (0)44 000 00 00 ext. 12`.
    package static func isTelephoneNumber(_ text: String) -> Bool {
        let number = text.replacing(/\s*(?:ext\.?|x|#)\s*\d{1,6}$/.ignoresCase(), with: "")
        let digits = number.hasPrefix("+") ? number.dropFirst() : number[...]
        return digitsOfNumber.contains(digits.count(where: \.isWholeNumber))
            && digits.allSatisfy { $0.isWholeNumber || $0.isWhitespace || $0.isDash || "()./".contains($0) }
    }

    /// Whether a text is an e-mail address whose domain has a dot, such as `name@caduceus.example`.
    package static func isEmailAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1
            && labels.allSatisfy { label in
                !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isWholeNumber || $0 == "-" }
            }
    }
}

extension Character {
    fileprivate var isDash: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .dashPunctuation }
    }
}
