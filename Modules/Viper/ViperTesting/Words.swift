import Foundation
import TextUI

/// Values and labels on the lines of a transcript.
enum Words {
    /// As it is, unless it would not come back so.
    static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && !text.contains { $0.isNewline || $0 == "\"" || $0 == "\\" }
            && text.first?.isWhitespace == false && text.last?.isWhitespace == false
        return isPlain ? text : inQuotes(text)
    }

    static func inQuotes(_ text: String) -> String {
        let escaped = text.map { character -> String in
            switch character {
            case "\"", "\\": "\\\(character)"
            case "\n": "\\n"
            case "\r\n": "\\r\\n"
            case "\r": "\\r"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }

    static func unquoted(_ text: String) -> String {
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
        var result = ""
        var isEscaped = false
        for character in text.dropFirst().dropLast() {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// The text before and behind the first `separator` that is not within quotes at the beginning; nil without one.
    static func split(_ text: String, at separator: String) -> (String, String)? {
        var start = text.startIndex
        if text.hasPrefix("\"") {
            var isEscaped = false
            start = text.index(after: start)
            while start < text.endIndex, isEscaped || text[start] != "\"" {
                isEscaped = text[start] == "\\" && !isEscaped
                start = text.index(after: start)
            }
        }
        guard let range = text.range(of: separator, range: start..<text.endIndex) else { return nil }
        return (unquoted(String(text[..<range.lowerBound])), String(text[range.upperBound...]))
    }
}

extension ElementQuery {
    /// A number, `#identifier`, `[role] label`, `[role]`, or a label.
    init(words: String) {
        if words.hasPrefix("["), let end = words.firstIndex(of: "]"),
            let role = SemanticElement.Role(rawValue: String(words[words.index(after: words.startIndex)..<end]))
        {
            let label = words[words.index(after: end)...].drop { $0 == " " }
            self = .role(role, label: label.isEmpty ? nil : String(label))
        } else if let number = Int(words) {
            self = .ref(number)
        } else if words.hasPrefix("#"), words.count > 1 {
            self = .identifier(String(words.dropFirst()))
        } else {
            self = .label(words)
        }
    }

    var words: String {
        switch self {
        case .ref(let number): "\(number)"
        case .label(let label): label
        case .identifier(let identifier): "#\(identifier)"
        case .role(let role, let label): "[\(role.rawValue)]" + (label.map { " \($0)" } ?? "")
        }
    }

    func quotedWords(before separator: String) -> String {
        let isClear = (words + separator).range(of: separator)?.lowerBound == words.endIndex && !words.hasPrefix("\"")
        return isClear ? words : Words.inQuotes(words)
    }
}
