public import Foundation

extension NSPredicate {
    /// Makes a predicate of a format, such as `SELF MATCHES %@`. Linux reads formats that compare the whole object with
    /// strings and numbers; of a property, which it cannot look up by name, `init(block:)` says the same.
    ///
    /// A format that it does not read ends the program with a message that names the place, as one that Foundation
    /// cannot read does on Apple's systems.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Makes a predicate of a format with the values for its gaps, as `init(format:_:)` does.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var format = PredicateFormat(predicateFormat, arguments ?? [])
        let condition = format.condition()
        self.init { object, _ in condition(object) }
    }
}

/// A predicate's format while it is read.
private struct PredicateFormat {
    typealias Condition = @Sendable (Any?) -> Bool

    private let format: String
    private var words: [Substring] = []
    private var place = 0
    private var arguments: [Any]

    init(_ format: String, _ arguments: [Any]) {
        self.format = format
        self.arguments = arguments.reversed()
        words = Self.words(of: format)
    }

    /// The words of a format: names, signs, strings in quotation marks, and parentheses.
    private static func words(of format: String) -> [Substring] {
        var (words, rest) = ([Substring](), format[...])
        let signs: Set<Character> = ["=", "!", "<", ">", "&", "|"]
        while let first = rest.first {
            let word: Substring
            if first.isWhitespace {
                rest.removeFirst()
                continue
            } else if first == "'" || first == "\"" {
                let end = rest.dropFirst().firstIndex(of: first) ?? rest.endIndex
                word = end == rest.endIndex ? rest : rest[...end]
            } else if "()".contains(first) {
                word = rest.prefix(1)
            } else if signs.contains(first) {
                word = rest.prefix { signs.contains($0) }
            } else {
                word = rest.prefix { !$0.isWhitespace && !"()".contains($0) && !signs.contains($0) }
            }
            words.append(word)
            rest = rest[word.endIndex...]
        }
        return words
    }

    mutating func condition() -> Condition {
        let condition = alternatives()
        if place < words.count { refuse() }
        return condition
    }

    private mutating func alternatives() -> Condition {
        var condition = together()
        while take("OR", "||") {
            let (first, second) = (condition, together())
            condition = { first($0) || second($0) }
        }
        return condition
    }

    private mutating func together() -> Condition {
        var condition = one()
        while take("AND", "&&") {
            let (first, second) = (condition, one())
            condition = { first($0) && second($0) }
        }
        return condition
    }

    private mutating func one() -> Condition {
        if take("NOT", "!") {
            let condition = one()
            return { !condition($0) }
        }
        if take("(") {
            let condition = alternatives()
            if !take(")") { refuse() }
            return condition
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        guard take("SELF") else { refuse() }
        return comparison()
    }

    private mutating func comparison() -> Condition {
        guard place < words.count else { refuse() }
        let name = words[place].uppercased()
        place += 1
        let options = Self.options(name.drop { $0 != "[" })
        let value = Sent(value: value())
        let text = "\(value.value)"
        func string(_ meets: @escaping @Sendable (String) -> Bool) -> Condition {
            { object in (object as? String).map(meets) ?? false }
        }
        switch name.prefix(while: { $0 != "[" }) {
        case "MATCHES":
            let options = options.union(.regularExpression)
            return string { string in
                string.range(of: "^(?:\(text))$", options: options) == string.startIndex..<string.endIndex
            }
        case "CONTAINS": return string { $0.range(of: text, options: options) != nil }
        case "BEGINSWITH": return string { $0.range(of: text, options: options.union(.anchored)) != nil }
        case "ENDSWITH":
            return string { $0.range(of: text, options: options.union([.anchored, .backwards])) != nil }
        case "LIKE":
            let pattern = NSRegularExpression.escapedPattern(for: text)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            let options = options.union(.regularExpression)
            return string { $0.range(of: "^(?:\(pattern))$", options: options) != nil }
        case "IN":
            let values = (value.value as? [Any] ?? []).map { Sent(value: $0) }
            return { object in values.contains { Self.order(object, $0.value, options) == .orderedSame } }
        case "==", "=": return { Self.order($0, value.value, options) == .orderedSame }
        case "!=", "<>": return { Self.order($0, value.value, options) != .orderedSame }
        case "<": return { Self.order($0, value.value, options) == .orderedAscending }
        case ">": return { Self.order($0, value.value, options) == .orderedDescending }
        case "<=", "=<": return { [.orderedAscending, .orderedSame].contains(Self.order($0, value.value, options)) }
        case ">=", "=>": return { [.orderedDescending, .orderedSame].contains(Self.order($0, value.value, options)) }
        default: refuse()
        }
    }

    /// The options in brackets: `[c]`, `[d]` or `[cd]`.
    private static func options(_ brackets: Substring) -> String.CompareOptions {
        let known: [(Character, String.CompareOptions)] = [("C", .caseInsensitive), ("D", .diacriticInsensitive)]
        return String.CompareOptions(known.filter { brackets.contains($0.0) }.map(\.1))
    }

    /// A gap's value, a string in quotation marks, or a number.
    private mutating func value() -> Any {
        guard place < words.count else { refuse() }
        let word = words[place]
        place += 1
        if word.first == "%" {
            guard let argument = arguments.popLast() else { refuse() }
            return argument
        }
        if let mark = word.first, mark == "'" || mark == "\"", word.count > 1, word.last == mark {
            return String(word.dropFirst().dropLast())
        }
        guard let number = Double(word) else { refuse() }
        return number
    }

    private mutating func take(_ names: String...) -> Bool {
        guard place < words.count, names.contains(words[place].uppercased()) else { return false }
        place += 1
        return true
    }

    private func refuse() -> Never {
        let rest = words[min(place, words.count)...].joined(separator: " ")
        fatalError("the predicate format \"\(format)\" cannot be read on Linux at \"\(rest)\"; use init(block:)")
    }

    /// The order of two strings or two numbers; nil for anything else.
    private static func order(_ a: Any?, _ b: Any, _ options: String.CompareOptions) -> ComparisonResult? {
        if let a = a as? String, let b = b as? String { return a.compare(b, options: options) }
        guard let a = number(a), let b = number(b) else { return nil }
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        case let date as Date: date.timeIntervalSinceReferenceDate
        default: nil
        }
    }
}

/// A value of a format, which nobody changes.
private struct Sent<Value>: @unchecked Sendable {
    let value: Value
}
