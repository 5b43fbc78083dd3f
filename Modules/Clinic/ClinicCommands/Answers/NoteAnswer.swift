import ClinicModel
import ClinicProgram

/// Something that was done, in a sentence and as facts, after what is to be minded.
package struct NoteAnswer: Answer {
    private let sentence: String
    private let warnings: [String]
    private let facts: [String: String]

    package init(_ sentence: Phrase, warnings: [Phrase] = [], facts: [String: String]) {
        self.sentence = sentence.said
        self.warnings = warnings.map(\.said)
        self.facts =
            warnings.isEmpty
            ? facts : facts.merging(["warning": self.warnings.joined(separator: " ")]) { fact, _ in fact }
    }

    package func lines(width: Int?) -> [String] { (warnings + [sentence]).flatMap { $0.wrapped(to: width) } }

    package func encode(to encoder: any Encoder) throws {
        try facts.encode(to: encoder)
    }
}
