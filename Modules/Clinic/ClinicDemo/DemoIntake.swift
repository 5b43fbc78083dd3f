import ClinicModel
import Foundation

/// What the demo's patients are asked before their visits.
enum DemoIntake {
    static let questionnaires = [visit, vaccination]

    private static let base = "http://caduceus.example/fhir/Questionnaire/"

    /// Before a visit to the general practitioner. What is asked only now and then has the number of what it follows.
    private static let visit = questionnaire(
        "visit", "How you are", before: DemoStaff.all[0],
        [
            item("reason", "1", "What would you like to talk about?", .text) {
                $0.isRequired = true
                $0.maxLength = 500
            },
            item("symptoms", "2", "Which of these do you have?", .openChoice) {
                $0.repeats = true
                $0.options = ["Cough", "Headache", "Pain", "Tiredness"].map {
                    .init(.string($0), translations: DemoTranslations.of($0))
                }
            },
            item("since", "2a", "Since when?", .date) {
                $0.todayLimit = .maximum
                $0.enableWhen = [.init("symptoms", .exists, .boolean(true))]
            },
            item("fever", "3", "Have you had a fever this week?", .boolean) { $0.isRequired = true },
            item("temperature", "3a", "How high was it at most?", .quantity) {
                $0.isRequired = true
                ($0.minimum, $0.maximum) = (.quantity(celsius(35)), .quantity(celsius(44)))
                $0.unit = Coding(system: Quantity.ucum, code: "Cel", display: "°C")
                $0.enableWhen = [.init("fever", .equal, .boolean(true))]
            },
            item("mood", "4", "Over the last two weeks, how often were you troubled by this?", .group) {
                $0.items = [
                    frequency("joyless", "4.1", "Things that used to please you left you cold"),
                    frequency("gloomy", "4.2", "You felt gloomy, or saw no way ahead"),
                ]
            },
            item("talk", "5", "Would you like to talk about it at the visit?", .boolean) {
                $0.enableWhen = ["joyless", "gloomy"].flatMap { question in
                    [often, daily].map { .init(question, .equal, .coding($0)) }
                }
            },
        ])

    /// Before a vaccination.
    private static let vaccination = questionnaire(
        "vaccination", "Before the vaccination", before: DemoStaff.all[1],
        [
            item(
                "read", nil, "A vaccination waits while you have a fever. Please tell us what we should know.", .display
            ),
            item("ill", "1", "Are you ill today?", .boolean) { $0.isRequired = true },
            item("reaction", "2", "Did an earlier vaccination trouble you?", .choice) {
                $0.isRequired = true
                $0.options = ["no", "yes", "unsure"].map {
                    .init(.coding(coding("answers", $0, $0.capitalized)))
                }
            },
            item("which", "2a", "Which one, and how?", .text) {
                $0.isRequired = true
                $0.maxLength = 300
                $0.enableWhen = [.init("reaction", .equal, .coding(coding("answers", "yes")))]
            },
            item("doses", "3", "How many vaccinations have you had this year?", .integer) {
                ($0.minimum, $0.maximum) = (.integer(0), .integer(20))
            },
        ])

    private static func questionnaire(
        _ name: String, _ title: String, before member: DemoStaff.Member, _ items: [Questionnaire.Item]
    ) -> Questionnaire {
        Questionnaire(
            id: .init("demo-intake-\(name)"), url: base + name, status: .active, title: title,
            titleTranslations: DemoTranslations.of(title), services: [member.schedule.service].compactMap(\.self),
            items: items)
    }

    private static func item(
        _ linkId: String, _ prefix: String?, _ text: String, _ kind: Questionnaire.Item.Kind,
        _ change: (inout Questionnaire.Item) -> Void = { _ in }
    ) -> Questionnaire.Item {
        var item = Questionnaire.Item(
            linkId: linkId, prefix: prefix, text: text, translations: DemoTranslations.of(text), kind: kind)
        change(&item)
        return item
    }

    private static let often = answer(2, "On more than half of the days")
    private static let daily = answer(3, "Nearly every day")

    private static func frequency(_ linkId: String, _ prefix: String, _ text: String) -> Questionnaire.Item {
        let answers = [answer(0, "Never"), answer(1, "On a few days"), often, daily]
        return item(
            linkId, prefix, text, .choice
        ) {
            $0.isRequired = true
            $0.options = answers.enumerated().map { number, answer in
                .init(.coding(answer), score: ExactDecimal(integerLiteral: number))
            }
        }
    }

    private static func answer(_ code: Int, _ display: String) -> Coding {
        coding("frequency", String(code), display)
    }

    private static func coding(_ system: String, _ code: String, _ display: String? = nil) -> Coding {
        Coding(
            system: base + system, code: code, display: display,
            translations: display.flatMap(DemoTranslations.of))
    }

    private static func celsius(_ degrees: Int) -> Quantity {
        Quantity(ExactDecimal(integerLiteral: degrees), "°C", code: "Cel")
    }
}
