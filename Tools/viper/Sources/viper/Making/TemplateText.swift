/// The text of one of a template's files: what stands for something else, parts that stand only where they are wanted,
/// and parts that stand once for each app.
///
/// Xcode knows only what stands for something else. To it the marks around parts are variables without a value, so it
/// leaves every part in.
struct TemplateText {
    let text: String

    /// The names of all variables, marks included, in the order in which they first stand.
    var variables: [String] {
        var found: [String] = []
        for piece in pieces() {
            if case .variable(let name) = piece, !found.contains(name) { found.append(name) }
        }
        return found
    }

    /// Throws a `ToolError` for a variable without a value and for marks that do not match.
    func filled(_ values: TemplateValues) throws -> String {
        var rest = pieces()[...]
        let parts = try parse(&rest, isWithin: false)
        let text = try render(parts, values)
        return Self.tidy(text)
    }

    private enum Piece {
        case text(String)
        case variable(String)
    }

    private indirect enum Part {
        case text(String)
        case variable(String)
        case only(TemplateCondition, [Part])
        case each([Part])
    }

    private static let mark = "___VARIABLE_"
    private static let end = "___"

    private func pieces() -> [Piece] {
        var pieces: [Piece] = []
        var rest = text[...]
        while let start = rest.firstRange(of: Self.mark) {
            if start.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<start.lowerBound]))) }
            let after = rest[start.upperBound...]
            guard let end = after.firstRange(of: Self.end) else { break }
            let name = after[..<end.lowerBound].split(separator: ":").first.map(String.init) ?? ""
            pieces.append(.variable(name))
            rest = after[end.upperBound...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        return pieces
    }

    private func parse(_ rest: inout ArraySlice<Piece>, isWithin: Bool) throws -> [Part] {
        var parts: [Part] = []
        while let piece = rest.popFirst() {
            switch piece {
            case .text(let text): parts.append(.text(text))
            case .variable("end"):
                guard isWithin else { throw Self.wrong("an end without a beginning") }
                return parts
            case .variable("eachAudience"): parts.append(.each(try parse(&rest, isWithin: true)))
            case .variable(let name):
                if let condition = try TemplateCondition(name) {
                    parts.append(.only(condition, try parse(&rest, isWithin: true)))
                } else {
                    parts.append(.variable(name))
                }
            }
        }
        guard !isWithin else { throw Self.wrong("a part that does not end") }
        return parts
    }

    private func render(_ parts: [Part], _ values: TemplateValues) throws -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let piece): text += piece
            case .variable(let name):
                guard let value = values.variables[name] else {
                    throw Self.wrong("“\(name)”, which stands for nothing")
                }
                text += value
            case .only(let condition, let parts):
                if condition.holds(values.parts) {
                    text += try render(parts, values)
                } else if case .text(let last) = parts.last, last.hasSuffix("\n") {
                    // Whole lines that are left out leave none.
                } else {
                    text += Self.gap
                }
            case .each(let parts):
                text += try values.audiences.map { try render(parts, values.within($0)) }.joined()
            }
        }
        return text
    }

    static func wrong(_ problem: String) -> ToolError {
        ToolError("The template has \(problem).", advice: "See Documentation/Templates.md for what can stand there.")
    }

    /// Where something was left out.
    private static let gap = "\u{0}"

    /// Takes away what leaving out leaves: empty lines one upon another or beside braces, braces with nothing between
    /// them on two lines, and commas before nothing.
    private static func tidy(_ text: String) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let plain = String(line.filter { $0 != "\u{0}" }).trimmingTrailingSpaces
            if plain.isEmpty, line.contains("\u{0}") { continue }
            if plain.isEmpty, lines.last?.isEmpty ?? true || lines.last?.hasSuffix("{") == true { continue }
            if plain.trimmingLeadingSpaces.hasPrefix("}") {
                if lines.last?.isEmpty == true { lines.removeLast() }
                if lines.last?.hasSuffix("{") == true {
                    lines[lines.count - 1] += plain.trimmingLeadingSpaces
                    continue
                }
            }
            lines.append(
                plain.replacing(", )", with: ")").replacing(", ]", with: "]").replacing(",  {", with: " {"))
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    fileprivate var trimmingLeadingSpaces: Substring { drop { $0 == " " } }
}
