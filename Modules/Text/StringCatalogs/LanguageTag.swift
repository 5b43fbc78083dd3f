/// The language of an identifier such as `de_AT` or `zh-Hans-CN`, with those that serve where it has no words.
package struct LanguageTag: Hashable, Sendable {
    /// From the most particular to the language alone: `zh-Hans-CN`, `zh-Hans`, `zh`.
    package let candidates: [String]

    /// - Parameter identifier: Of a locale; what follows an at sign, such as a calendar, is no matter.
    package init(_ identifier: String) {
        let name = identifier.prefix { $0 != "@" }.replacing("_", with: "-")
        let parts = name.split(separator: "-").map(String.init)
        candidates = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// Such as `de`.
    package var language: String { candidates.last ?? "" }

    /// Whether words are shown with accents and half as long again, to see which are translated and whether they fit.
    package var isPseudo: Bool { candidates.first == "en-XA" }
}
