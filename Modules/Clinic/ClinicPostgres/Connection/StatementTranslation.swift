import Foundation
import Synchronization

/// A statement as it is written for SQLite, in PostgreSQL's words. Both read the same SQL save for these:
///
/// - Parameters are `?` or names there and numbers here.
/// - `CROSS JOIN … ON` and a plus before a column are an inner join and the column; SQLite takes them for words on which
///   way to find the rows.
/// - `GLOB` is `LIKE` with other wildcards.
/// - `IS` and `IS NOT` compare any two values.
struct StatementTranslation {
    let sql: String
    /// The names of the parameters in the order of their numbers; empty where they have places.
    let names: [String]
    /// Whether rows that it changes are records that people look at.
    let changesRecords: Bool

    init(_ text: String) {
        let (sql, names) = Self.numbered(Self.worded(text))
        self.sql = sql
        self.names = names
        changesRecords = ChangedTable.isRecord(in: text)
    }

    private static let known = Mutex<[String: StatementTranslation]>([:])

    /// The translation of a text, which is made once for all connections.
    static func of(_ text: String) -> StatementTranslation {
        if let known = known.withLock({ $0[text] }) { return known }
        let translation = StatementTranslation(text)
        known.withLock { $0[text] = translation }
        return translation
    }

    /// The text with PostgreSQL's words, and its parameters as they are.
    static func worded(_ text: String) -> String {
        text
            .replacing(/CROSS JOIN (\w+(?: AS \w+)?)(?=\s+ON\b)/) { "JOIN \($0.1)" }
            .replacing(/(?<before>[ (\n])\+(?=[a-z])/) { $0.before }
            .replacing(/GLOB '([^']*)'/) { "LIKE '\(pattern($0.1))'" }
            .replacing(/\bIS NOT (?!NULL\b|DISTINCT\b)/) { _ in "IS DISTINCT FROM " }
            .replacing(/\bIS (?!NOT\b|NULL\b|DISTINCT\b|TRUE\b|FALSE\b)/) { _ in "IS NOT DISTINCT FROM " }
    }

    private static func pattern(_ glob: Substring) -> String {
        var pattern = ""
        for character in glob {
            switch character {
            case "*": pattern += "%"
            case "?": pattern += "_"
            case "%", "_", "\\": pattern += "\\\(character)"
            default: pattern.append(character)
            }
        }
        return pattern
    }

    /// Gives each place a number, and each name one wherever it stands. What is quoted stays.
    private static func numbered(_ text: String) -> (sql: String, names: [String]) {
        var sql = ""
        var names: [String] = []
        var places = 0
        var rest = Substring(text)
        while let character = rest.first {
            switch character {
            case "'", "\"":
                let end = rest.dropFirst().firstIndex(of: character) ?? rest.index(before: rest.endIndex)
                sql += rest[...end]
                rest = rest[rest.index(after: end)...]
            case "?":
                places += 1
                sql += "$\(places)"
                rest.removeFirst()
            case ":" where rest.hasPrefix("::"):
                sql += "::"
                rest.removeFirst(2)
            case ":":
                let name = String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber })
                rest = rest.dropFirst(name.count + 1)
                let number = names.firstIndex(of: name).map { $0 + 1 } ?? names.count + 1
                if number > names.count { names.append(name) }
                sql += "$\(number)"
            default:
                sql.append(character)
                rest.removeFirst()
            }
        }
        return (sql, names)
    }
}
