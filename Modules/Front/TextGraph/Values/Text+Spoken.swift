extension Text {
    /// The text, read by other words than it is drawn with.
    package func spoken(as words: Text) -> Text { with { $0.spoken = [words] } }

    /// The text as a heading.
    package func asHeading() -> Text { with { $0.isHeading = true } }

    /// The words that are read, where they are others than those that are drawn.
    func spokenWords(in environment: EnvironmentValues) -> String? {
        if let words = attributes.spoken.first { return words.string(in: environment) }
        guard case .joined(let first, let second) = content else { return nil }
        let words = (first.spokenWords(in: environment), second.spokenWords(in: environment))
        guard words.0 != nil || words.1 != nil else { return nil }
        return (words.0 ?? first.string(in: environment)) + (words.1 ?? second.string(in: environment))
    }

    /// Whether the text, or a part of it, is a heading.
    var isHeading: Bool {
        if attributes.isHeading { return true }
        guard case .joined(let first, let second) = content else { return false }
        return first.isHeading || second.isHeading
    }
}
