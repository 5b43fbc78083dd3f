import ClinicModel
import ClinicProgram
import PlainText

/// Names and what they name, a line each; what is not known is left out.
enum Facts {
    static func lines(_ facts: [(name: Phrase, text: String?)], width: Int?) -> [String] {
        lines(said: facts.map { (name: $0.name.said, text: $0.text ?? "") }, width: width)
    }

    /// The same with names as they are said. What does not fit the width goes on below.
    static func lines(said facts: [(name: String, text: String)], width: Int?) -> [String] {
        let facts = facts.filter { !$0.text.isEmpty }
        let column = facts.reduce(0) { max($0, TextWidth.columns(of: $1.name)) } + 2
        return facts.flatMap { name, text in
            text.wrapped(to: width.map { max(1, $0 - column) }).enumerated().map { index, line in
                (index == 0 ? name : "").padded(to: column) + line
            }
        }
    }
}
