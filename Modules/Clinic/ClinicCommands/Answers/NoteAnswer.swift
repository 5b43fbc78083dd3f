/// Something that was done, in a sentence and as facts.
package struct NoteAnswer: Answer {
    private let sentence: String
    private let facts: [String: String]

    package init(_ sentence: String, facts: [String: String]) {
        self.sentence = sentence
        self.facts = facts
    }

    package func lines(width: Int?) -> [String] { [sentence] }

    package func encode(to encoder: any Encoder) throws {
        try facts.encode(to: encoder)
    }
}
