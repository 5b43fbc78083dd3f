/// A name of a person, in its parts and as it is written.
package struct HumanName: Hashable, Codable, Sendable {
    package enum Use: String, Hashable, Codable, Sendable, CaseIterable {
        case usual, official, temp, nickname, anonymous, old, maiden
    }

    package var use: Use?
    package var text: String?
    package var family: String?
    package var given: [String]
    package var prefix: [String]
    package var suffix: [String]

    package init(
        use: Use? = nil, text: String? = nil, family: String? = nil, given: [String] = [], prefix: [String] = [],
        suffix: [String] = []
    ) {
        self.use = use
        self.text = text
        self.family = family
        self.given = given
        self.prefix = prefix
        self.suffix = suffix
    }

    /// The name as it is written, else its parts in order.
    package var display: String {
        if let text, !text.isEmpty { return text }
        let parts = prefix + given + (family.map { [$0] } ?? []) + suffix
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension [HumanName] {
    /// The name that tells somebody from others: the official one, else the usual one, else the first that is not
    /// outdated. A name without a word in it is passed over.
    package var display: String {
        let written = filter { !$0.display.isEmpty }
        let current = written.filter { $0.use != .old && $0.use != .maiden }
        let chosen =
            current.first { $0.use == .official } ?? current.first { $0.use == .usual } ?? current.first
            ?? written.first
        return chosen?.display ?? ""
    }
}
