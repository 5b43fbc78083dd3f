extension Text {
    /// The text, read by other words than it is drawn with.
    package func spoken(as words: Text) -> Text { with { $0.spoken = [words] } }

    /// The text as a heading.
    package func asHeading() -> Text { with { $0.isHeading = true } }

    /// The words that are read, where they are others than those that are drawn.
    func spokenWords(in environment: EnvironmentValues) -> String? {
        isReadOtherwise ? wordsToRead(in: environment) : nil
    }

    /// The words that are read.
    package func wordsToRead(in environment: EnvironmentValues) -> String {
        guard isReadOtherwise else { return string(in: environment) }
        if let words = styled?.attributes.spoken.first { return words.wordsToRead(in: environment) }
        switch content {
        case .joined(let first, let second):
            return first.wordsToRead(in: environment) + second.wordsToRead(in: environment)
        case .localized(let key, let source):
            return key.pieces(of: source, in: environment).map { piece in
                switch piece {
                case .words(let words, _, _): environment.cased(words)
                case .text(let text, _): text.wordsToRead(in: environment)
                }
            }.joined()
        default: return string(in: environment)
        }
    }

    /// Whether the text, or a part of it, is a heading.
    var isHeading: Bool { styled?.attributes.isHeading == true || parts.contains(where: \.isHeading) }

    /// Whether the text, or a part of it, is read by other words than it is drawn with.
    private var isReadOtherwise: Bool {
        styled?.attributes.spoken.isEmpty == false || parts.contains(where: \.isReadOtherwise)
    }

    /// The texts that it is made of.
    private var parts: [Text] {
        switch content {
        case .joined(let first, let second): [first, second]
        case .localized(let key, _): key.texts
        default: []
        }
    }
}
