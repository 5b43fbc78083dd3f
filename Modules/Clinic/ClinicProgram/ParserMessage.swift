import ClinicModel

/// The sentences of ArgumentParser about mistakes, which are English.
enum ParserMessage {
    /// A sentence to say in the language of the program; nil for one that is not known, or is the program's own.
    static func phrase(_ sentence: String) -> Phrase? {
        option(sentence) ?? value(sentence) ?? argument(sentence)
    }

    private static func option(_ sentence: String) -> Phrase? {
        if let match = sentence.wholeMatch(of: /Unknown option '(.+)'\. Did you mean '(.+)'\?/) {
            return "Unknown option '\(match.1)'. Did you mean '\(match.2)'?"
        }
        if let match = sentence.wholeMatch(of: /Unknown option '(.+)'/) { return "Unknown option '\(match.1)'" }
        if let match = sentence.wholeMatch(of: /Missing value for '(.+)'/) { return "Missing value for '\(match.1)'" }
        guard
            let match = sentence.wholeMatch(
                of: /The option '(.+)' does not take any value, but '(.*)' was specified\./)
        else { return nil }
        return "The option '\(match.1)' does not take any value, but '\(match.2)' was specified."
    }

    private static func value(_ sentence: String) -> Phrase? {
        guard let match = sentence.wholeMatch(of: /The value '(.*)' is invalid for '([^']+)'(.*)/.dotMatchesNewlines())
        else { return nil }
        let (value, name, rest) = (match.1, match.2, match.3)
        if rest.isEmpty { return "The value '\(value)' is invalid for '\(name)'" }
        if rest.hasPrefix(": ") { return "The value '\(value)' is invalid for '\(name)': \(rest.dropFirst(2))" }
        guard let beginning = rest.prefixMatch(of: /\. Please provide one of( the following:)?/) else { return nil }
        let listed = choices(in: rest[beginning.range.upperBound...])
        return "The value '\(value)' is invalid for '\(name)'. Please provide one of \(listed)."
    }

    private static func argument(_ sentence: String) -> Phrase? {
        if let match = sentence.wholeMatch(of: /Unexpected argument '(.*)'/) {
            return "Unexpected argument '\(match.1)'"
        }
        if let match = sentence.wholeMatch(of: /\d+ unexpected arguments: (.+)/) {
            return "Unexpected arguments: \(match.1)"
        }
        guard let match = sentence.wholeMatch(of: /Missing expected argument '(.+)'/) else { return nil }
        return "Missing expected argument '\(match.1)'"
    }

    /// Those to choose from, each on a line of its own behind a dash or in quotation marks.
    private static func choices(in list: Substring) -> Phrase {
        let names = list.matches(of: /'([^']+)'|- ([^\n]+)/).compactMap { $0.1 ?? $0.2 }.map { "'\($0)'" }
        guard names.count > 1, let last = names.last else { return "\(names.joined())" }
        return "\(names.dropLast().joined(separator: ", ")) or \(last)"
    }
}
