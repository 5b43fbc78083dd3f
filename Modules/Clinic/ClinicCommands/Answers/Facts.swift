import ClinicModel
import ClinicProgram
import PlainText

/// Names and what they name, a line each; what is not known is left out.
enum Facts {
    static func lines(_ facts: [(name: Phrase, text: String?)]) -> [String] {
        let said = facts.compactMap { name, text in text.flatMap { $0.isEmpty ? nil : (name.said, $0) } }
        let column = said.reduce(0) { max($0, TextWidth.columns(of: $1.0)) } + 2
        return said.map { $0 + String(repeating: " ", count: column - TextWidth.columns(of: $0)) + $1 }
    }
}
