import Foundation

/// Names and what they name, a line each; what is not known is left out.
enum Facts {
    static func lines(_ facts: [(name: String, text: String?)]) -> [String] {
        let said = facts.compactMap { name, text in text.flatMap { $0.isEmpty ? nil : (name, $0) } }
        let column = said.reduce(0) { max($0, $1.0.count) } + 2
        return said.map { $0.padding(toLength: column, withPad: " ", startingAt: 0) + $1 }
    }
}
