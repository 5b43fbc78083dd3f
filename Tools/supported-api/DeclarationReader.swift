/// Reads the functions and initializers that a source declares: those of types and their extensions, not what stands in
/// bodies.
struct DeclarationReader {
    private var tokens: ArraySlice<Substring>
    private(set) var found: [Declaration] = []
    /// What is said of the types, by their names.
    private(set) var types: [String: DeclaredType] = [:]

    init(_ text: String) {
        tokens = Self.tokens(of: text)[...]
        read(scope: "", isPublic: false, ofProtocol: false)
    }

    /// The words and signs of a source without its comments, and with nothing in its strings.
    private static func tokens(of text: String) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("\"\"\"") {
                rest = rest.dropFirst(3)
                while !rest.isEmpty, !rest.hasPrefix("\"\"\"") { rest.removeFirst() }
                rest = rest.dropFirst(3)
                tokens.append("\"\"")
            } else if first == "\"" {
                rest.removeFirst()
                skipString(&rest)
                tokens.append("\"\"")
            } else if first.isWordLike {
                let word = rest.prefix(while: \.isWordLike)
                tokens.append(word)
                rest = rest.dropFirst(word.count)
            } else {
                if rest.hasPrefix("->") {
                    tokens.append("->")
                    rest.removeFirst()
                } else if !first.isWhitespace {
                    tokens.append(rest.prefix(1))
                }
                rest.removeFirst()
            }
        }
        return tokens
    }

    /// Drops the rest of a string, with what is interpolated into it.
    private static func skipString(_ rest: inout Substring) {
        var depth = 0
        while let character = rest.popFirst() {
            switch character {
            case "\\":
                if rest.first == "(" { depth += 1 }
                rest = rest.dropFirst()
            case "(" where depth > 0: depth += 1
            case ")" where depth > 0: depth -= 1
            case "\"":
                if depth == 0 { return }
                skipString(&rest)
            default: break
            }
        }
    }

    private static let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "extension"]

    /// Reads the members of a type, or of the file, up to the brace that ends them.
    private mutating func read(scope: String, isPublic: Bool, ofProtocol: Bool) {
        var modifiers: Set<Substring> = []
        var previous: Substring = ""
        while let token = tokens.popFirst() {
            defer { previous = token }
            switch token {
            case "}": return
            case "{":
                skipBlock()
                modifiers = []
            case "(": skip(to: ")", from: "(")
            case "func", "init":
                // `Text.init` is a call.
                guard token == "func" || scope != "", previous != "." else { continue }
                let name = token == "func" ? String(tokens.popFirst() ?? "") : "init"
                addFunction(
                    name, scope, isPublic: isPublic || ofProtocol || !modifiers.isDisjoint(with: ["public", "open"]),
                    isOnMainActor: Self.isOnMainActor(modifiers))
                modifiers = []
            case let keyword where Self.keywords.contains(keyword):
                // `class func` is no type.
                guard let name = tokens.first, name != "func", name != "var" else { continue }
                let isOpen = !modifiers.isDisjoint(with: ["public", "open"])
                readType(keyword, in: scope, isPublic: isOpen, isOnMainActor: Self.isOnMainActor(modifiers))
                modifiers = []
            case "var", "let", "case", "typealias", "associatedtype", "import", "subscript", "->", "=":
                modifiers = [token]
            default: modifiers.insert(token)
            }
        }
    }

    private static func isOnMainActor(_ modifiers: Set<Substring>) -> Bool? {
        modifiers.contains("nonisolated") ? false : modifiers.contains("@MainActor") ? true : nil
    }

    private mutating func readType(_ keyword: Substring, in scope: String, isPublic: Bool, isOnMainActor: Bool?) {
        var name = ""
        while let token = tokens.first, token == "." || token.first?.isWordLike == true, token != "where" {
            name += token
            tokens.removeFirst()
            if tokens.first != ".", token != "." { break }
        }
        let head = tokens.prefix { $0 != "{" }
        tokens = tokens.dropFirst(head.count + 1)
        let inner = scope.isEmpty || keyword == "extension" ? name : "\(scope).\(name)"
        if keyword != "extension" {
            let parents = head.firstIndex(of: ":").map { head[$0...].prefix { $0 != "where" }.map(String.init) }
            types[inner] = DeclaredType(parents: parents ?? [], isOnMainActor: isOnMainActor)
        }
        read(
            scope: inner, isPublic: keyword == "extension" && isPublic, ofProtocol: keyword == "protocol" && isPublic)
    }

    private mutating func addFunction(_ name: String, _ scope: String, isPublic: Bool, isOnMainActor: Bool?) {
        if tokens.first == "?" || tokens.first == "!" { tokens.removeFirst() }
        if tokens.first == "<" { skipGenerics() }
        guard tokens.popFirst() == "(" else { return }
        found.append(
            Declaration(
                scope: scope, name: name, parameters: parameters(), isPublic: isPublic, isOnMainActor: isOnMainActor))
    }

    private mutating func skipGenerics() {
        var depth = 0
        repeat {
            guard let token = tokens.popFirst() else { return }
            if token == "<" { depth += 1 } else if token == ">" { depth -= 1 }
        } while depth > 0
    }

    private mutating func skipBlock() { skip(to: "}", from: "{") }

    private mutating func skip(to end: Substring, from start: Substring) {
        var depth = 1
        while depth > 0, let token = tokens.popFirst() {
            if token == start { depth += 1 } else if token == end { depth -= 1 }
        }
    }

    /// The parameters up to the parenthesis that ends them.
    private mutating func parameters() -> [Declaration.Parameter] {
        var parameters: [Declaration.Parameter] = []
        var own: [Substring] = []
        var depth = 0
        func finish() {
            if let parameter = Declaration.Parameter(own) { parameters.append(parameter) }
            own = []
        }
        while let token = tokens.popFirst() {
            if token == ")", depth == 0 { break }
            if ["(", "[", "{", "<"].contains(token) { depth += 1 }
            if [")", "]", "}", ">"].contains(token) { depth -= 1 }
            if token == ",", depth == 0 { finish() } else { own.append(token) }
        }
        finish()
        return parameters
    }
}

extension Declaration.Parameter {
    /// Reads a parameter; nil where there are no words.
    fileprivate init?(_ tokens: [Substring]) {
        guard let colon = tokens.firstIndex(of: ":") else { return nil }
        // Attributes such as `@ViewBuilder` stand before the label.
        guard let label = tokens[..<colon].first(where: { !$0.hasPrefix("@") && $0 != "(" && $0 != ")" }) else {
            return nil
        }
        let type = tokens[(colon + 1)...]
        let attributes = type.prefix { $0.hasPrefix("@") || $0 == "inout" || $0 == "(" || $0 == "sending" }
        self.init(
            label: String(label), hasDefault: type.contains("="), isPack: type.contains("repeat"),
            attributes: Set(attributes.map(String.init)).intersection(Self.told))
    }
}

extension Character {
    fileprivate var isWordLike: Bool { isLetter || isNumber || "_@`$".contains(self) }
}
