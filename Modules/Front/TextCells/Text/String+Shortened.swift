extension String {
    /// The text in quotes for a message, shortened where it is long.
    package var quoted: String { "\"\(shortened(to: 60))\"" }

    /// At most so many characters, the last of them `…` where there are more.
    package func shortened(to limit: Int) -> String {
        // One character can have a million marks above it.
        let short = String(unicodeScalars.prefix(4 * limit))
        if short.utf8.count == utf8.count, count <= limit { return self }
        return short.prefix(limit - 1) + "…"
    }
}
