extension String {
    /// The beginnings of names that a search word may mean, in each way: itself, and where its script has no space
    /// between a family name and a given name, as in 李小红, 佐藤健太郎 and 김민수, the two on both sides of each place.
    package var meantBeginnings: [[String]] {
        guard (2...longestUnspacedName).contains(count), unicodeScalars.allSatisfy(\.standsUnspaced) else {
            return [[self]]
        }
        return [[self]] + indices.dropFirst().map { [String(self[..<$0]), String(self[$0...])] }
    }
}

extension StringProtocol {
    /// Whether a name has, for each word of a text, one that begins so, or for a word without a space between two names
    /// both of them.
    package func isFound(by text: some StringProtocol) -> Bool {
        let known = knownWords
        return text.searchWords.allSatisfy { known.contains(beginningsOf: $0) }
    }
}

extension [String] {
    /// Whether words that are known begin as a search word means.
    package func contains(beginningsOf word: String) -> Bool {
        word.meantBeginnings.contains { parts in
            parts.allSatisfy { part in contains { $0.hasPrefix(part) } }
        }
    }
}

private let longestUnspacedName = 16

extension Unicode.Scalar {
    /// Whether it is of a script in which names have no space between them: Chinese, Japanese or Korean.
    fileprivate var standsUnspaced: Bool {
        if properties.isIdeographic { return true }
        return switch value {
        // 々, kana, and Korean in syllables or in letters.
        case 0x3005, 0x3040...0x30FF, 0xAC00...0xD7A3, 0x1100...0x11FF: true
        default: false
        }
    }
}
