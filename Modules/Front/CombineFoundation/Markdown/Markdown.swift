package import Foundation

/// The inline marks that a string may carry: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``, links and pictures.
/// Foundation's own parser does not exist on Linux.
package enum Markdown {
    /// Words between marks.
    package struct Run: Equatable {
        package var text: String
        package var intent: InlinePresentationIntent = []
        /// The address that the words lead to.
        package var link: String?
        /// The address of the picture that the words describe.
        package var picture: String?

        package init(
            _ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil, picture: String? = nil
        ) {
            self.text = text
            self.intent = intent
            self.link = link
            self.picture = picture
        }
    }

    /// What the ends of lines become.
    package enum Breaks {
        case kept
        /// A space, or a new line after two spaces or a backslash.
        case folded
    }

    private static let marks: [(String, InlinePresentationIntent)] = [
        ("***", [.stronglyEmphasized, .emphasized]), ("**", .stronglyEmphasized), ("__", .stronglyEmphasized),
        ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized),
    ]

    package static func parse(_ source: String, breaks: Breaks = .kept) -> [Run] {
        let isPlain = !source.contains { "*_~`[\\<".contains($0) || breaks == .folded && $0.isNewline }
        return isPlain ? [Run(source)] : parse(Substring(source), Run(""), breaks)
    }

    private static func parse(_ source: Substring, _ look: Run, _ breaks: Breaks) -> [Run] {
        var runs: [Run] = []
        var plain = ""
        var previous: Character?
        var rest = source
        func add(_ text: String, _ intent: InlinePresentationIntent = [], link: String? = nil, picture: String? = nil) {
            flush()
            runs.append(Run(text, look.intent.union(intent), link: link ?? look.link, picture: picture ?? look.picture))
        }
        func flush() {
            guard !plain.isEmpty else { return }
            var run = look
            run.text = plain
            runs.append(run)
            plain = ""
        }
        while let character = rest.first {
            if breaks == .folded, let line = lineEnd(rest, after: plain) {
                plain = line.before
                add(line.isHard ? "\n" : " ", line.isHard ? .lineBreak : .softBreak)
                rest = line.rest
                previous = " "
                continue
            }
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
                previous = next
                continue
            }
            if character == "`", let code = code(rest) {
                add(code.text, .code)
                rest = code.rest
                previous = "`"
                continue
            }
            if character == "!", let picture = link(rest.dropFirst()) {
                add(String(picture.label), picture: String(picture.target))
                rest = picture.rest
                previous = ")"
                continue
            }
            if character == "[", let link = link(rest) {
                flush()
                var inner = look
                inner.link = String(link.target)
                runs += parse(link.label, inner, breaks)
                rest = link.rest
                previous = ")"
                continue
            }
            if character == "<", let address = address(rest) {
                add(address.text, link: address.target)
                rest = address.rest
                previous = ">"
                continue
            }
            if let span = span(rest, after: previous) {
                flush()
                var inner = look
                inner.intent.formUnion(span.intent)
                runs += parse(span.inner, inner, breaks)
                rest = span.rest
                previous = "*"
                continue
            }
            plain.append(character)
            previous = character
            rest = rest.dropFirst()
        }
        flush()
        return runs
    }

    private static func span(
        _ source: Substring, after previous: Character?
    ) -> (inner: Substring, intent: InlinePresentationIntent, rest: Substring)? {
        for (mark, intent) in marks where source.hasPrefix(mark) {
            // An underscore inside a word is a letter like others.
            if mark.first == "_", let previous, previous.isLetter || previous.isNumber { continue }
            let body = source.dropFirst(mark.count)
            guard body.first?.isWhitespace == false, let end = end(of: mark, in: body) else { continue }
            return (body[..<end.lowerBound], intent, body[end.upperBound...])
        }
        return nil
    }

    /// Where the words of a mark end: at its like, outside of other marks that begin among the words.
    private static func end(of mark: String, in body: Substring) -> Range<Substring.Index>? {
        guard let sign = mark.first else { return nil }
        var begun: [Int] = []
        var rest = body
        while let start = rest.firstIndex(of: sign) {
            let signs = rest[start...].prefix { $0 == sign }
            rest = rest[signs.endIndex...]
            let ends = start > body.startIndex && !body[body.index(before: start)].isWhitespace
            let begins = rest.first?.isWhitespace == false
            var count = signs.count
            if ends {
                while count != mark.count, let inner = begun.last, inner <= count {
                    begun.removeLast()
                    count -= inner
                }
                if count == mark.count || count > mark.count && !begins {
                    return body.index(signs.endIndex, offsetBy: -mark.count)..<signs.endIndex
                }
            }
            if begins, count > 0 { begun.append(count) }
        }
        return nil
    }

    /// Code between marks of as many backticks. One space at each end belongs to the marks.
    private static func code(_ source: Substring) -> (text: String, rest: Substring)? {
        let mark = source.prefix { $0 == "`" }
        var body = source[mark.endIndex...]
        while let found = body.firstIndex(of: "`") {
            let ticks = body[found...].prefix { $0 == "`" }
            guard ticks.count == mark.count else {
                body = body[ticks.endIndex...]
                continue
            }
            var text = source[mark.endIndex..<found]
            if text.first == " ", text.last == " ", text.contains(where: { $0 != " " }) {
                text = text.dropFirst().dropLast()
            }
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return (lines.joined(separator: " "), source[ticks.endIndex...])
        }
        return nil
    }

    private static func link(
        _ source: Substring
    ) -> (label: Substring, target: Substring, rest: Substring)? {
        guard source.first == "[", let close = source.range(of: "]("),
            let end = source[close.upperBound...].firstIndex(of: ")")
        else { return nil }
        let label = source[source.index(after: source.startIndex)..<close.lowerBound]
        // A title in quotation marks may stand behind the address.
        let target = source[close.upperBound..<end].split(separator: " ", maxSplits: 1).first ?? ""
        return label.isEmpty ? nil : (label, target, source[source.index(after: end)...])
    }

    /// An address between angle brackets: of a scheme, or a person's.
    private static func address(_ source: Substring) -> (text: String, target: String, rest: Substring)? {
        let pattern = /<(?:([a-zA-Z][a-zA-Z0-9+.\-]+:[^\s<>]*)|([^\s<>@:]+@[^\s<>@:]+))>/
        guard let found = source.prefixMatch(of: pattern) else { return nil }
        let rest = source[found.range.upperBound...]
        if let address = found.1 { return (String(address), String(address), rest) }
        return found.2.map { (String($0), "mailto:" + $0, rest) }
    }

    /// The end of a line, with the words before it and the next line without the spaces around it.
    private static func lineEnd(
        _ rest: Substring, after plain: String
    ) -> (before: String, isHard: Bool, rest: Substring)? {
        let isBackslash = rest.first == "\\"
        let end = isBackslash ? rest.dropFirst() : rest
        guard end.first?.isNewline == true else { return nil }
        let before = plain.reversed().drop { $0 == " " }
        return (
            String(before.reversed()), isBackslash || plain.hasSuffix("  "), end.dropFirst().drop { $0 == " " }
        )
    }
}
