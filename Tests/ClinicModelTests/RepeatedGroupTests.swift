import ClinicModel
import Testing

/// Groups that are asked again, questions that nobody can answer here, and scores outside of groups.
struct RepeatedGroupTests {
    private static let today = CalendarDate(year: 2026, month: 11, day: 24)
    private static let questionnaire = Questionnaire(
        id: "q", status: .active,
        items: [
            .init(
                linkId: "medicine", text: "A medicine", kind: .group, repeats: true,
                items: [
                    .init(linkId: "name", kind: .string, isRequired: true),
                    .init(linkId: "often", kind: .boolean),
                    .init(
                        linkId: "why", kind: .string, enableWhen: [.init("often", .equal, .boolean(true))]),
                ])
        ])

    private let answers: QuestionnaireAnswers = [
        "name": [.string("Aspirin")], "name#2": [.string("Zinc")], "often#2": [.boolean(true)],
        "why#2": [.string("A cold")], "name#3": [.string("Iron")],
    ]

    @Test func `each time has its own questions, conditions and missing answers`() {
        let questionnaire = Self.questionnaire
        #expect(
            questionnaire.enabled(answers) == [
                "medicine", "name", "often", "medicine#2", "name#2", "often#2", "why#2", "medicine#3", "name#3",
                "often#3",
            ])
        #expect(questionnaire.enabled([:], counts: ["medicine": 2]).contains("name#2"))
        var lacking = answers
        lacking["name#2"] = nil
        #expect(questionnaire.faults(of: lacking, on: Self.today).map(\.linkId) == ["name#2"])
        #expect(
            questionnaire.lines(of: answers).map(\.id) == [
                "medicine", "name", "medicine#2", "name#2", "often#2", "why#2", "medicine#3", "name#3",
            ])
    }

    @Test func `a response has an item for each time, and is read back the same`() {
        let items = Self.questionnaire.responseItems(answers)
        #expect(items.map(\.linkId) == ["medicine", "medicine", "medicine"])
        #expect(items[1].items.map(\.linkId) == ["name", "often", "why"])
        let response = QuestionnaireResponse(
            id: "r", status: .completed, questionnaire: "q", patient: "p", items: items)
        #expect(Self.questionnaire.answers(in: response) == answers)
    }

    @Test func `what comes after a time that is removed moves up`() throws {
        let questionnaire = Self.questionnaire
        let groups = questionnaire.repeated(for: answers.keys).repeatedGroups
        #expect(groups.map(\.linkId) == ["medicine", "medicine#2", "medicine#3"])
        #expect(
            questionnaire.removing(groups[1], from: answers) == [
                "name": [.string("Aspirin")], "name#2": [.string("Iron")],
            ])
        #expect(questionnaire.removing(groups[0], from: answers)["name"] == [.string("Zinc")])
        #expect(questionnaire.repetition(of: groups[2]) == ("medicine", 3))
    }

    @Test func `a group is not asked for ever, and a question may have a number in its own name`() {
        let far = Self.questionnaire.repeated(for: ["name#999999"], counts: ["medicine": 1_000_000])
        #expect(far.items.count == Questionnaire.mostRepetitions)
        let own = Questionnaire(
            id: "q", status: .active,
            items: [
                .init(linkId: "g", kind: .group, repeats: true, items: [.init(linkId: "a", kind: .string)]),
                .init(linkId: "a#2", kind: .string),
            ])
        let answers: QuestionnaireAnswers = ["a": [.string("x")], "a#2": [.string("y")]]
        #expect(own.repeated(for: answers.keys).items.map(\.linkId) == ["g", "a#2"])
        #expect(own.responseItems(answers).map(\.linkId) == ["g", "a#2"])
    }

    @Test func `what cannot be answered here is never required`() {
        let questionnaire = Questionnaire(
            id: "q", status: .active,
            items: [
                .init(linkId: "elsewhere", kind: .choice, isRequired: true),
                .init(linkId: "hidden", kind: .string, isRequired: true, isHidden: true),
                .init(
                    linkId: "group", kind: .group, isHidden: true,
                    items: [.init(linkId: "below", kind: .string, isRequired: true)]),
                .init(linkId: "asked", kind: .string, isRequired: true),
            ])
        #expect(questionnaire.faults(of: [:], on: Self.today).map(\.linkId) == ["asked"])
        let answers: QuestionnaireAnswers = [
            "hidden": [.string("x")], "below": [.string("y")], "asked": [.string("z")],
        ]
        #expect(questionnaire.lines(of: answers).map(\.id) == ["asked"])
        #expect(questionnaire.responseItems(answers).count == 3, "it stays in the response")
    }

    @Test func `questions outside of groups have a score, after the last of them`() {
        func scored(_ linkId: String) -> Questionnaire.Item {
            .init(
                linkId: linkId, kind: .choice,
                options: (0...3).map { .init(.integer($0), score: .init(integerLiteral: $0)) })
        }
        let questionnaire = Questionnaire(
            id: "q", status: .active,
            items: [scored("a"), scored("b"), .init(linkId: "g", kind: .group, items: [scored("c")])])
        let answers: QuestionnaireAnswers = ["a": [.integer(2)], "b": [.integer(3)], "c": [.integer(1)]]
        let lines = questionnaire.lines(of: answers)
        #expect(lines.map(\.id) == ["a", "b", "b.score", "g", "c", "g.score"])
        #expect(lines[2].content == .score(5) && lines[5].content == .score(1))
        #expect(!questionnaire.lines(of: [:]).contains { $0.id == "b.score" })
        let open: QuestionnaireAnswers = ["a": [.integer(2)], "c": [.integer(1)]]
        #expect(questionnaire.lines(of: open).map(\.id) == ["a", "g", "c", "g.score"])
    }
}
