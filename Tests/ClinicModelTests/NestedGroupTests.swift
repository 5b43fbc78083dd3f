import ClinicModel
import Testing

/// Groups that repeat in groups that do.
struct NestedGroupTests {
    private static let questionnaire = Questionnaire(
        id: "q", status: .active,
        items: [
            .init(
                linkId: "medicine", kind: .group, repeats: true,
                items: [
                    .init(linkId: "name", kind: .string, isRequired: true),
                    .init(
                        linkId: "intake", kind: .group, repeats: true,
                        items: [
                            .init(linkId: "when", kind: .string, isRequired: true),
                            .init(
                                linkId: "why", kind: .string,
                                enableWhen: [
                                    .init("when", .exists, .boolean(true)), .init("name", .equal, .string("B")),
                                ],
                                enableBehavior: .all),
                        ]),
                ])
        ])

    private static let answers: QuestionnaireAnswers = [
        "name": [.string("A")], "when": [.string("a1")], "when#1#2": [.string("a2")],
        "name#2": [.string("B")], "when#2": [.string("b1")], "when#2#2": [.string("b2")],
        "why#2#2": [.string("b2 why")], "when#2#3": [.string("b3")],
    ]

    private static var groups: [Questionnaire.Item] { questionnaire.repeated(for: answers.keys).repeatedGroups }

    @Test func `each is asked as often as it has answers within the one around it`() {
        #expect(
            Self.groups.map(\.linkId) == [
                "medicine", "intake", "intake#1#2", "medicine#2", "intake#2", "intake#2#2", "intake#2#3",
            ])
        let names = Self.groups.map { Self.questionnaire.repetition(of: $0).name }
        #expect(names == ["medicine", "intake", "intake", "medicine", "intake#2", "intake#2", "intake#2"])
        #expect(Self.groups.map { Self.questionnaire.repetition(of: $0).number } == [1, 1, 2, 2, 1, 2, 3])
        let more = Self.questionnaire.repeated(for: [], counts: ["medicine": 2, "intake#2": 2])
        #expect(more.repeatedGroups.map(\.linkId) == ["medicine", "intake", "medicine#2", "intake#2", "intake#2#2"])
    }

    @Test func `conditions look at what is asked with them`() {
        let enabled = Self.questionnaire.enabled(Self.answers)
        #expect(!enabled.contains("why") && !enabled.contains("why#1#2"))
        #expect(["why#2", "why#2#2", "why#2#3"].allSatisfy(enabled.contains))
    }

    @Test func `a response has them within one another, and is read back the same`() {
        let items = Self.questionnaire.responseItems(Self.answers)
        #expect(items.map(\.linkId) == ["medicine", "medicine"])
        #expect(items[1].items.map(\.linkId) == ["name", "intake", "intake", "intake"])
        let response = QuestionnaireResponse(
            id: "r", status: .completed, questionnaire: "q", patient: "p", items: items)
        #expect(Self.questionnaire.answers(in: response) == Self.answers)
    }

    @Test func `what comes after one that is taken away moves up, within the one around it`() {
        let without = Self.questionnaire.removing(Self.groups[5], from: Self.answers)
        #expect(without["when#2#2"] == [.string("b3")] && without["when#2#3"] == nil && without["why#2#2"] == nil)
        #expect(without["when#1#2"] == [.string("a2")])
        let second = Self.questionnaire.removing(Self.groups[0], from: Self.answers)
        #expect(
            second == [
                "name": [.string("B")], "when": [.string("b1")], "when#1#2": [.string("b2")],
                "why#1#2": [.string("b2 why")], "when#1#3": [.string("b3")],
            ])
        #expect(
            Self.questionnaire.removing(Self.groups[0], from: ["medicine": 2, "intake#2": 3])
                == ["medicine": 2, "intake": 3].filter { $0.key == "intake" })
    }

    @Test(arguments: ["when#1", "when#1#1", "when#2#1", "when#1#2#2", "when#0", "when#51", "other#2", "when#"])
    func `there is one way to write each`(key: String) {
        #expect(Self.questionnaire.repeated(for: [key]).repeatedGroups.map(\.linkId) == ["medicine", "intake"])
    }
}
