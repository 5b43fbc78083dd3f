import ClinicModel
import Testing

@Suite struct DosageTests {
    private let coded = Dosage(
        dose: "½ tablet", frequency: .twice, route: .oral, isAsNeeded: true, instructions: "with water")

    /// The pieces of a phrase that are looked up.
    private func lookedUp(_ phrase: Phrase?) -> [String] {
        (phrase?.pieces ?? []).flatMap { piece -> [String] in
            switch piece {
            case .words(let words): [words]
            case .value, .recorded: []
            case .phrase(let phrase): lookedUp(phrase)
            }
        }.filter { $0.contains(where: \.isLetter) }
    }

    @Test func `what is coded is looked up, what was typed stays as it is`() {
        #expect(coded.text == "½ tablet by mouth twice a day, as needed, with water")
        #expect(coded.words?.description == coded.text)
        #expect(lookedUp(coded.words) == [" tablet", "by mouth", "twice a day", "as needed"])
        #expect(lookedUp(Dosage(dose: "1 tablet", frequency: .weekly).words) == [" tablet", "once a week"])
        #expect(lookedUp(Dosage(dose: "5 mL", frequency: .weekly).words) == ["once a week"])
        #expect(lookedUp(Dosage(dose: "", route: .topical, instructions: "thinly").words) == ["on the skin"])
    }

    @Test(arguments: [
        ("1-0-1 for 7 days", true), ("1 tablet, 2 weeks", true), ("für eine Woche", true), ("until Friday", true),
        ("for a month", true), ("once a day", false), ("every 3 days", false), ("alle 2 Wochen", false),
        ("bis zu 3 Tabletten", false), ("1-0-1", false), ("after 5 days", false),
    ])
    func `words say how long a medicine is taken`(_ text: String, _ saysIt: Bool) {
        #expect(Dosage.saysLength(text) == saysIt)
    }

    @Test(arguments: [
        ("1 tablet by mouth at night", true), ("orally", true), ("Zum Einnehmen", true), ("at night", false),
        ("with a mouthful of water", false),
    ])
    func `words say by which way a medicine is taken`(_ text: String, _ saysIt: Bool) {
        let found = Dosage.saysRoute(text) { $0 == "by mouth" ? "zum Einnehmen" : $0.description }
        #expect(found == saysIt)
    }

    @Test func `a text that says something else stands as it was recorded`() {
        var other = coded
        other.text = "½ tablet by mouth twice a day, with water, for a week"
        #expect(other.words?.description == other.text && lookedUp(other.words).isEmpty)
        other.text = nil
        other.timing = Dosage.Timing(frequency: 1, period: 6, unit: .hour)
        #expect(other.words?.description == "by mouth, every 6 hours, as needed, with water")
    }

    @Test func `a dosage without a text is said from what is coded`() {
        var dosage = Dosage(dose: "2.5 mL", frequency: .thrice, route: .oral)
        dosage.text = nil
        #expect(dosage.words?.description == "2.5 mL by mouth three times a day")
        #expect(Dosage().words == nil)
    }

    @Test(
        arguments: [
            (Dosage(dose: "1 tablet"), false), (Dosage(dose: "1 tablet", route: .oral), false),
            (Dosage(dose: "", route: .oral), false), (Dosage(dose: "1 tablet", instructions: " "), false),
            (Dosage(dose: "1 tablet", frequency: .twice), true), (Dosage(dose: "1 tablet", isAsNeeded: true), true),
            (Dosage(dose: "1 tablet", instructions: "with breakfast"), true), (Dosage(dose: "1-0-1"), true),
            (Dosage(text: "One a day"), true),
        ] as [(Dosage, Bool)])
    func `how often is said in a code or in words`(dosage: Dosage, says: Bool) {
        #expect(dosage.saysHowOften == says)
    }
}
