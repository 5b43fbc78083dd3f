import ClinicModel

/// What the small clinic's patients are asked before they see Dr Weber.
package enum IntakeFixture {
    package static let questionnaire = Questionnaire(
        id: "skin", url: "http://clinic.example/Questionnaire/skin", status: .active, title: "About your skin",
        services: [ClinicFixture.immediate.service].compactMap(\.self),
        items: [
            .init(linkId: "why", text: "What is it?", kind: .text, isRequired: true, maxLength: 20),
            .init(linkId: "itches", text: "Does it itch?", kind: .boolean),
            .init(
                linkId: "nights", text: "How many nights?", kind: .integer, isRequired: true, minimum: .integer(0),
                maximum: .integer(7), enableWhen: [.init("itches", .equal, .boolean(true))]),
            .init(
                linkId: "mood", text: "How you feel", kind: .group,
                items: [frequency("tired"), frequency("tense")]),
            .init(
                linkId: "where", text: "Where?", kind: .openChoice, repeats: true,
                options: ["Arm", "Leg"].map { .init(.string($0)) }),
        ])

    /// Answers with which it can be signed.
    package static let whole: QuestionnaireAnswers = [
        "why": [.string("A rash")], "itches": [.boolean(false)], "tired": [often], "tense": [never],
    ]

    package static let often = AnswerValue.coding(Coding(system: "urn:often", code: "2", display: "Often"))
    package static let never = AnswerValue.coding(Coding(system: "urn:often", code: "0", display: "Never"))

    package static let entities: [ResourceEntity] = [.questionnaire(questionnaire)]

    private static func frequency(_ linkId: String) -> Questionnaire.Item {
        .init(
            linkId: linkId, text: "How often were you \(linkId)?", kind: .choice, isRequired: true,
            options: [.init(never, score: 0), .init(often, score: 2)])
    }
}
