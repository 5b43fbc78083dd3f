import ClinicModel
import Foundation

/// What the demo's patients are asked before their visits.
enum DemoIntake {
    static let questionnaires = [visit, vaccination]

    private static let base = "http://caduceus.example/fhir/Questionnaire/"

    /// Before a visit to the general practitioner.
    private static let visit = Questionnaire(
        id: "demo-intake-visit", url: base + "visit", status: .active, title: "How you are",
        services: [DemoStaff.all[0].schedule.service].compactMap(\.self),
        items: [
            .init(
                linkId: "reason", prefix: "1", text: "What would you like to talk about?", kind: .text,
                isRequired: true, maxLength: 500),
            .init(
                linkId: "symptoms", prefix: "2", text: "Which of these do you have?", kind: .openChoice, repeats: true,
                options: ["Cough", "Headache", "Pain", "Tiredness"].map { .init(.string($0)) }),
            .init(
                linkId: "since", prefix: "3", text: "Since when?", kind: .date,
                enableWhen: [.init("symptoms", .exists, .boolean(true))]),
            .init(
                linkId: "fever", prefix: "4", text: "Have you had a fever this week?", kind: .boolean, isRequired: true),
            .init(
                linkId: "temperature", prefix: "5", text: "How high was it at most?", kind: .quantity, isRequired: true,
                minimum: .quantity(celsius(35)), maximum: .quantity(celsius(44)),
                unit: Coding(system: Quantity.ucum, code: "Cel", display: "°C"),
                enableWhen: [.init("fever", .equal, .boolean(true))]),
            .init(
                linkId: "mood", prefix: "6", text: "Over the last two weeks, how often were you troubled by this?",
                kind: .group,
                items: [
                    frequency("joyless", "6.1", "Things that used to please you left you cold"),
                    frequency("gloomy", "6.2", "You felt gloomy, or saw no way ahead"),
                ]),
            .init(
                linkId: "talk", prefix: "7", text: "Would you like to talk about it at the visit?", kind: .boolean,
                enableWhen: [
                    .init("joyless", .equal, .coding(often)), .init("gloomy", .equal, .coding(often)),
                    .init("joyless", .equal, .coding(daily)), .init("gloomy", .equal, .coding(daily)),
                ], enableBehavior: .any),
        ])

    /// Before a vaccination.
    private static let vaccination = Questionnaire(
        id: "demo-intake-vaccination", url: base + "vaccination", status: .active, title: "Before the vaccination",
        services: [DemoStaff.all[1].schedule.service].compactMap(\.self),
        items: [
            .init(
                linkId: "read", text: "A vaccination waits while you have a fever. Please tell us what we should know.",
                kind: .display),
            .init(linkId: "ill", prefix: "1", text: "Are you ill today?", kind: .boolean, isRequired: true),
            .init(
                linkId: "reaction", prefix: "2", text: "Did an earlier vaccination trouble you?", kind: .choice,
                isRequired: true,
                options: ["no", "yes", "unsure"].map {
                    .init(.coding(Coding(system: base + "answers", code: $0, display: $0.capitalized)))
                }),
            .init(
                linkId: "which", prefix: "3", text: "Which one, and how?", kind: .text, isRequired: true,
                maxLength: 300,
                enableWhen: [.init("reaction", .equal, .coding(Coding(system: base + "answers", code: "yes")))]),
            .init(
                linkId: "doses", prefix: "4", text: "How many vaccinations have you had this year?", kind: .integer,
                minimum: .integer(0), maximum: .integer(20)),
        ])

    private static let often = answer(2, "On more than half of the days")
    private static let daily = answer(3, "Nearly every day")

    private static func frequency(_ linkId: String, _ prefix: String, _ text: String) -> Questionnaire.Item {
        let answers = [answer(0, "Never"), answer(1, "On a few days"), often, daily]
        return .init(
            linkId: linkId, prefix: prefix, text: text, kind: .choice, isRequired: true,
            options: answers.enumerated().map { number, answer in
                .init(.coding(answer), score: ExactDecimal(integerLiteral: number))
            })
    }

    private static func answer(_ code: Int, _ display: String) -> Coding {
        Coding(system: base + "frequency", code: String(code), display: display)
    }

    private static func celsius(_ degrees: Int) -> Quantity {
        Quantity(ExactDecimal(integerLiteral: degrees), "°C", code: "Cel")
    }
}
