import ClinicModel
import Testing

/// Questions that are the sum of others.
struct TotalTests {
    private static func scored(_ linkId: String) -> Questionnaire.Item {
        .init(
            linkId: linkId, kind: .choice, isRequired: true,
            options: (0...3).map { .init(.integer($0), score: .init(integerLiteral: $0)) })
    }

    private static let total = Questionnaire.Item(
        linkId: "total", text: "Total score", kind: .integer, isRequired: true, calculation: .total)
    /// As PHQ-9 is: the question after the total does not count for it.
    private let questionnaire = Questionnaire(
        id: "q", status: .active, items: [scored("a"), scored("b"), total, scored("difficulty")])
    private let answers: QuestionnaireAnswers = [
        "a": [.integer(2)], "b": [.integer(3)], "difficulty": [.integer(1)], "total": [.integer(99)],
    ]
    private static let today = CalendarDate(year: 2026, month: 11, day: 24)

    @Test func `a total is not asked, and is what stands before it, whatever was given for it`() {
        #expect(!Self.total.isAnswerable && !Self.total.needsAnswer)
        #expect(questionnaire.filled(answers)["total"] == [.integer(5)])
        #expect(questionnaire.filled([:])["total"] == nil)
        #expect(questionnaire.filled(["a": [.integer(2)]])["total"] == nil, "a question before it is open")
        #expect(questionnaire.filled(["a": [.integer(2)], "b": [.integer(0)]])["total"] == [.integer(2)])
        #expect(questionnaire.faults(of: [:], on: Self.today).map(\.linkId) == ["a", "b", "difficulty"])
        #expect(questionnaire.faults(of: answers, on: Self.today).isEmpty)
    }

    @Test func `it is signed and read in place of the sum that the app would show`() {
        let items = questionnaire.responseItems(answers)
        #expect(items.map(\.linkId) == ["a", "b", "total", "difficulty"])
        #expect(items[2].answers.map(\.value) == [.integer(5)])
        #expect(questionnaire.lines(of: answers).map(\.id) == ["a", "b", "total", "difficulty"])
        #expect(questionnaire.ungroupedScore(answers) == nil)
    }

    @Test func `a hidden total is read by who asks for it, and nothing else that is hidden`() {
        let hidden = Questionnaire.Item(
            linkId: "hidden", kind: .group, isHidden: true, items: [Self.total, .init(linkId: "own", kind: .string)])
        let questionnaire = Questionnaire(id: "q", status: .active, items: [Self.scored("a"), hidden])
        let answers: QuestionnaireAnswers = ["a": [.integer(2)], "own": [.string("x")]]
        #expect(questionnaire.lines(of: answers).map(\.id) == ["a"])
        let lines = questionnaire.lines(of: answers, withHiddenTotals: true)
        #expect(lines.map(\.id) == ["a", "total"])
        #expect(lines.last?.content == .answers([AnswerValue.integer(2).words]))
    }

    @Test func `conditions may look at it`() {
        var asking = questionnaire
        asking.items.append(
            .init(linkId: "more", kind: .string, enableWhen: [.init("total", .atLeast, .integer(5))]))
        #expect(asking.enabled(answers).contains("more"))
        #expect(!asking.enabled(["a": [.integer(2)]]).contains("more"))
    }

    @Test func `a number that nobody may type is a total where something is scored, and else stays as it is`() {
        let own = Questionnaire.Item(linkId: "sum", kind: .decimal, isReadOnly: true)
        let grouped = Questionnaire(
            id: "q", status: .active,
            items: [.init(linkId: "g", kind: .group, items: [Self.scored("a")]), own])
        #expect(grouped.filled(["a": [.integer(2)]])["sum"] == [.decimal(2)])
        let alone = Questionnaire(id: "q", status: .active, items: [own])
        #expect(alone.filled(["sum": [.decimal(7)]]) == ["sum": [.decimal(7)]])
    }

    @Test func `what is computed by other rules is neither asked nor made up`() {
        let other = Questionnaire.Item(linkId: "bmi", kind: .decimal, isRequired: true, calculation: .other)
        let questionnaire = Questionnaire(id: "q", status: .active, items: [Self.scored("a"), other])
        #expect(questionnaire.filled(["a": [.integer(2)]])["bmi"] == nil && !other.isAnswerable)
        #expect(questionnaire.ungroupedScore(["a": [.integer(2)]]) == 2)
    }
}
