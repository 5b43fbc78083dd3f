import PlainText

extension String {
    /// The lines of the text, blank ones too, each of which goes on below where it does not fit the width.
    func wrappedLines(to width: Int?) -> [String] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { String($0).wrapped(to: width) }
    }

    /// The text in lines of at most `width` columns, which begin with words; nil is as wide as it needs. A word that is
    /// longer is broken only where that is asked for.
    func wrapped(to width: Int?, breakingWords: Bool = false) -> [String] {
        guard let width, TextWidth.columns(of: self) > width else { return [self] }
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if TextWidth.columns(of: longer) <= width {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = String(word)
            while breakingWords, TextWidth.columns(of: line) > width {
                let part = line.beginning(fitting: width)
                lines.append(part)
                line.removeFirst(part.count)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The text below its title; what does not fit the width goes on below, further in.
    func indented(to width: Int?) -> [String] {
        wrapped(to: width.map { max(1, $0 - 4) }).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
    }

    /// As many characters as fit `width` columns; at least one.
    func beginning(fitting width: Int) -> String {
        var beginning = ""
        var used = 0
        for character in self {
            used += TextWidth.columns(of: character)
            if used > width, !beginning.isEmpty { break }
            beginning.append(character)
        }
        return beginning
    }

    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - TextWidth.columns(of: self)))
    }
}
