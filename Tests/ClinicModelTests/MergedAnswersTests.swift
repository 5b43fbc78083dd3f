import ClinicModel
import Testing

/// Answers that were changed in two places.
struct MergedAnswersTests {
    private let questionnaire = Questionnaire(
        id: "q", status: .active,
        items: [
            .init(linkId: "a", text: "A?", kind: .string), .init(linkId: "b", text: "B?", kind: .string),
            .init(
                linkId: "g", text: "G", kind: .group, repeats: true,
                items: [.init(linkId: "c", text: "C?", kind: .string)]),
        ])

    private func answers(_ texts: [String: String]) -> QuestionnaireAnswers { texts.mapValues { [.string($0)] } }

    @Test func `what only one has changed is taken from that one`() {
        let base = answers(["a": "1", "b": "1", "c": "1"])
        let merged = questionnaire.merged(
            answers(["a": "2", "b": "1", "c": "1"]), with: answers(["a": "1", "c": "1", "c#2": "2"]), since: base)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.own == answers(["a": "2", "c": "1", "c#2": "2"]) && merged.other == merged.own)
    }

    @Test func `what both have changed is one's own or the other's, and named`() {
        let base = answers(["a": "1", "c": "1", "c#2": "2"])
        let merged = questionnaire.merged(
            answers(["a": "2", "c": "1", "c#2": "3", "b": "own"]), with: answers(["a": "3", "c": "2"]), since: base)
        #expect(merged.conflicts == ["A?", "G"])
        #expect(merged.own == answers(["a": "2", "c": "1", "c#2": "3", "b": "own"]))
        #expect(merged.other == answers(["a": "3", "c": "2", "b": "own"]), "a group goes as a whole")
    }

    @Test func `what both have changed alike is no conflict`() {
        let same = answers(["a": "2"])
        #expect(
            questionnaire.merged(same, with: same, since: [:]) == questionnaire.merged(same, with: same, since: same))
        #expect(questionnaire.merged(same, with: same, since: [:]).conflicts.isEmpty)
    }
}
