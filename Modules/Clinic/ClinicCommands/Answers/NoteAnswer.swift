import ClinicModel
import ClinicProgram

/// Something that was done, in a sentence and as facts.
package struct NoteAnswer: Answer {
    private let sentence: String
    private let facts: [String: String]

    package init(_ sentence: Phrase, facts: [String: String]) {
        self.sentence = sentence.said
        self.facts = facts
    }

    package func lines(width: Int?) -> [String] { [sentence] }

    package func encode(to encoder: any Encoder) throws {
        try facts.encode(to: encoder)
    }
}
