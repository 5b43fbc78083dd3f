/// The inline marks that a localized string may carry: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and links.
/// Foundation's own parser does not exist on Linux.
enum Markdown {
    struct Run: Equatable {
        var text: String
        var attributes: CellAttributes = []
        var link: URL?
    }

    private static let marks: [(String, CellAttributes)] = [
        ("***", [.bold, .italic]), ("**", .bold), ("__", .bold), ("~~", .strikethrough), ("*", .italic), ("_", .italic),
    ]

    static func parse(_ source: String) -> [Run] {
        guard source.contains(where: { "*_~`[\\".contains($0) }) else { return [Run(text: source)] }
        return parse(Substring(source), [], nil)
    }

    private static func parse(_ source: Substring, _ attributes: CellAttributes, _ target: URL?) -> [Run] {
        var runs: [Run] = []
        var plain = ""
        var previous: Character?
        var rest = source
        func flush() {
            if !plain.isEmpty { runs.append(Run(text: plain, attributes: attributes, link: target)) }
            plain = ""
        }
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
                previous = next
                continue
            }
            if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
                plain += rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
                previous = "`"
                continue
            }
            if character == "[", let link = link(rest) {
                flush()
                runs += parse(link.label, attributes.union(.underline), URL(string: String(link.target)) ?? target)
                rest = link.rest
                previous = ")"
                continue
            }
            if let span = span(rest, after: previous) {
                flush()
                runs += parse(span.inner, attributes.union(span.attributes), target)
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
    ) -> (inner: Substring, attributes: CellAttributes, rest: Substring)? {
        for (mark, attributes) in marks where source.hasPrefix(mark) {
            // An underscore inside a word is a letter like others.
            if mark.first == "_", let previous, previous.isLetter || previous.isNumber { continue }
            let body = source.dropFirst(mark.count)
            guard let first = body.first, !first.isWhitespace, let end = body.range(of: mark),
                end.lowerBound > body.startIndex
            else { continue }
            let inner = body[..<end.lowerBound]
            guard inner.last?.isWhitespace == false else { continue }
            return (inner, attributes, body[end.upperBound...])
        }
        return nil
    }

    private static func link(
        _ source: Substring
    ) -> (label: Substring, target: Substring, rest: Substring)? {
        guard let close = source.range(of: "]("), let end = source[close.upperBound...].firstIndex(of: ")") else {
            return nil
        }
        let label = source[source.index(after: source.startIndex)..<close.lowerBound]
        return label.isEmpty ? nil : (label, source[close.upperBound..<end], source[source.index(after: end)...])
    }
}
