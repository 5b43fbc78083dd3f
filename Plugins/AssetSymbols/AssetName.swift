/// The name of an asset, as an identifier: its words in one, such as `redKite` of `red-kite`, as Xcode makes it.
struct AssetName {
    private let words: [String]
    /// Whether the name has capitals alone, which it keeps, with `_` between its words: `RED_KITE` of `RED KITE`.
    private let isInCapitals: Bool

    /// - Parameter suffix: A last word that is left out, unless it is the only one.
    init(_ asset: String, without suffix: String = "") {
        var name = Substring(asset)
        if !suffix.isEmpty, name.hasSuffix(suffix), name.count > suffix.count { name = name.dropLast(suffix.count) }
        words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let letters = name.filter(\.isLetter)
        isInCapitals = letters.count > 1 && letters.allSatisfy(\.isUppercase)
    }

    /// As the name of a type, such as `RedKite`.
    var type: String { Self.identifier(words.map(Self.capitalized).joined()) }

    /// As the name of a member, such as `redKite`; nil of a name without a letter or a digit.
    var member: String? {
        guard let first = words.first else { return nil }
        if isInCapitals { return Self.identifier(words.joined(separator: "_")) }
        return Self.identifier(Self.lowered(first) + words.dropFirst().map(Self.capitalized).joined())
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + capitalizedBehindDigits(word).dropFirst()
    }

    /// With a capital behind each digit: `24X24` of `24x24`.
    private static func capitalizedBehindDigits(_ word: String) -> String {
        zip(word, " " + word).map { $1.isNumber ? $0.uppercased() : String($0) }.joined()
    }

    /// With its capitals at the start as small letters, but the last before a small one: `urlBar` of `URLBar`.
    private static func lowered(_ name: String) -> String {
        let word = capitalizedBehindDigits(name)
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        let next = word.dropFirst(capitals.count).first!
        let count = next.isLowercase ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func identifier(_ name: String) -> String {
        if name.first?.isNumber != false || reserved.contains(name) { return "_\(name)" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Names that Swift keeps for itself, quoted or not.
    private static let reserved: Set<String> = ["self", "init", "Self", "Type", "Protocol", "Any"]

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
