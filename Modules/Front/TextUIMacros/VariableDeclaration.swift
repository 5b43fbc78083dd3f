/// The parts of `var name: Type = value`, taken from its text.
struct VariableDeclaration {
    let name: String
    /// Nil where the value tells it.
    let type: String?
    let initial: String

    init(_ source: String) throws(MacroError) {
        guard let head = Self.head(of: source) else {
            throw MacroError(message: "@Entry belongs to a variable: var name: Type = value")
        }
        let rest = source[head...].drop(while: \.isWhitespace)
        let end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") } ?? rest.endIndex
        name = String(rest[..<end].filter { $0 != "`" })
        var tail = rest[end...].drop(while: \.isWhitespace)
        var type: Substring?
        if tail.first == ":" {
            tail = tail.dropFirst()
            let assignment = Self.assignment(in: tail) ?? tail.endIndex
            type = tail[..<assignment]
            tail = tail[assignment...]
        }
        self.type = type.map(Self.trimmed)
        if tail.first == "=" {
            initial = Self.trimmed(tail.dropFirst())
        } else if self.type?.hasSuffix("?") == true || self.type?.hasPrefix("Optional<") == true {
            initial = "nil"
        } else {
            throw MacroError(message: "@Entry needs a value to begin with: var \(name): Type = value")
        }
    }

    /// What an optional may hold.
    var wrappedType: String {
        guard let type else { return "Never" }
        if type.hasSuffix("?") { return String(type.dropLast()) }
        return type.hasPrefix("Optional<") ? String(type.dropFirst("Optional<".count).dropLast()) : type
    }

    /// Where the name begins, behind comments, attributes, modifiers and `var`.
    private static func head(of source: String) -> String.Index? {
        var rest = source[...]
        while !rest.isEmpty {
            rest = rest.drop(while: \.isWhitespace)
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = afterComment(rest)
            } else if rest.first == "(" {
                rest = afterParentheses(rest)
            } else {
                let word = rest.prefix { !$0.isWhitespace && $0 != "(" }
                guard !word.isEmpty, word != "let", word != "func" else { return nil }
                rest = rest[word.endIndex...]
                if word == "var" { return rest.startIndex }
            }
        }
        return nil
    }

    private static func afterComment(_ text: Substring) -> Substring {
        var rest = text.dropFirst(2)
        var depth = 1
        while depth > 0, !rest.isEmpty {
            if rest.hasPrefix("/*") { depth += 1 }
            if rest.hasPrefix("*/") { depth -= 1 }
            rest = rest.dropFirst(rest.hasPrefix("/*") || rest.hasPrefix("*/") ? 2 : 1)
        }
        return rest
    }

    private static func afterParentheses(_ text: Substring) -> Substring {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return text[text.endIndex...]
    }

    /// The `=` behind a type: types have none of their own outside brackets.
    private static func assignment(in text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
