/// Words of a text that lead somewhere.
struct TextLink: Equatable {
    var words: String
    let url: URL
}

extension Text {
    /// The links of the words, in their order.
    func links(in environment: EnvironmentValues) -> [TextLink] {
        switch content {
        case .localized(let key, let source):
            guard key.mayHoldLinks else { return [] }
            var links: [TextLink] = []
            for piece in key.pieces(of: source, in: environment) {
                switch piece {
                case .words(let words, _, let url):
                    if let url { links.add(words, url) }
                case .text(let text, let url?): links.add(text.wordsToRead(in: environment), url)
                case .text(let text, nil): links += text.links(in: environment)
                }
            }
            return links
        case .attributed(let text):
            var links: [TextLink] = []
            for run in text.runs {
                if let url = run.link { links.add(String(text[run.range].characters), url) }
            }
            return links
        case .joined(let first, let second): return first.links(in: environment) + second.links(in: environment)
        default: return []
        }
    }

    /// Whether the words change with the time at which they are read.
    package var followsTheClock: Bool {
        switch content {
        case .date(_, let style): style != .date && style != .time
        case .timer(let timer): timer.pause == nil
        case .sourced: true
        case .joined(let first, let second): first.followsTheClock || second.followsTheClock
        case .localized(let key, _): key.texts.contains(where: \.followsTheClock)
        default: false
        }
    }
}

extension [TextLink] {
    /// Words next to each other that lead to one place are one link.
    fileprivate mutating func add(_ words: String, _ url: URL) {
        if let last, last.url == url {
            self[count - 1].words += words
        } else {
            append(TextLink(words: words, url: url))
        }
    }
}

extension LocalizedStringKey {
    var texts: [Text] { arguments.compactMap { if case .text(let text) = $0 { text } else { nil } } }

    /// A translation has links where the key has some.
    fileprivate var mayHoldLinks: Bool {
        !texts.isEmpty || key.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
    }
}
