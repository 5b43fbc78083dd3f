/// The address of a link or a picture, in parentheses behind its words: `(address "title")`. The title is not kept.
struct LinkTarget {
    let address: String
    /// The place behind the closing parenthesis.
    let end: Int

    init?(_ source: [Character], at start: Int) {
        var scanner = Scanner(source: source, at: start)
        guard scanner.take("(") else { return nil }
        scanner.skipSpaces()
        guard let address = scanner.bracketed() ?? scanner.bare() else { return nil }
        let isApart = scanner.skipSpaces()
        if isApart { scanner.skipTitle() }
        scanner.skipSpaces()
        guard scanner.take(")") else { return nil }
        self.address = address
        end = scanner.at
    }

    private struct Scanner {
        let source: [Character]
        var at: Int

        private var next: Character? { source.indices.contains(at) ? source[at] : nil }

        mutating func take(_ character: Character) -> Bool {
            guard next == character else { return false }
            at += 1
            return true
        }

        @discardableResult mutating func skipSpaces() -> Bool {
            let start = at
            while next?.isWhitespace == true { at += 1 }
            return at > start
        }

        /// The next character, or the one behind a backslash.
        private mutating func character() -> Character? {
            if next == "\\", source.indices.contains(at + 1), source[at + 1].isMarkable { at += 1 }
            defer { at += 1 }
            return next
        }

        /// An address between angle brackets, which may have spaces.
        mutating func bracketed() -> String? {
            let start = at
            guard take("<") else { return nil }
            var address = ""
            while let sign = next, sign != ">", sign != "<", !sign.isNewline, let character = character() {
                address.append(character)
            }
            if take(">") { return address }
            at = start
            return nil
        }

        /// An address without spaces, whose parentheses are balanced, and no more than 32 within each other.
        mutating func bare() -> String? {
            guard next != "<" else { return nil }
            var (address, depth) = ("", 0)
            while let sign = next, !sign.isWhitespace, depth <= 32 {
                if sign == ")", depth == 0 { break }
                if sign == "(" { depth += 1 }
                if sign == ")" { depth -= 1 }
                if let character = character() { address.append(character) }
            }
            return depth == 0 ? address : nil
        }

        /// Passes a title, in quotation marks or parentheses; stays where there is none.
        mutating func skipTitle() {
            let start = at
            guard let open = next, let close: Character = ["\"": "\"", "'": "'", "(": ")"][open] else { return }
            at += 1
            while let sign = next, sign != close, sign != "(" || open != "(" { _ = character() }
            if !take(close) { at = start }
        }
    }
}
