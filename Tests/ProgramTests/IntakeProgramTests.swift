import Foundation
import TestTerminal
import Testing

/// Answers before a visit through the real programs.
@Suite(.serialized, .takingTurns)
struct IntakeProgramTests {
    private let questionnaire = "demo-intake-vaccination"

    private func visit(_ demo: DemoSandbox) async throws -> String {
        let list = try await demo.json("patient", as: "demo-patient", "intake")
        guard case .string(let id)? = list.intakes.array.first?.appointment else { return "" }
        return id
    }

    @Test func `what is asked is answered, signed and read by single commands`() async throws {
        let demo = try await DemoSandbox()
        let visit = try await visit(demo)
        #expect(try await demo.run("patient", as: "demo-patient", "intake").output.contains("Before the vaccination"))
        let odd = try await demo.run("patient", as: "demo-patient", "intake", visit, "--answer", "doses=many")
        #expect(odd.status == 64 && odd.errors.contains("does not take"))
        let kept = try await demo.json(
            "patient", as: "demo-patient", "intake", visit, "--answer", "ill=no", "--answer", "reaction=yes")
        #expect(kept.intakes.array.first?.status == .string("in-progress"))
        let early = try await demo.run("patient", as: "demo-patient", "intake", visit, "--sign")
        #expect(early.status != 0 && early.errors.contains("It needs an answer."))
        let unread = try await demo.json("doctor", as: "demo-nurse", "intake", visit)
        #expect(unread.intakes.array.first?.status == .null)

        let signed = try await demo.json(
            "patient", as: "demo-patient", "intake", visit, "--answer", "which=A rash", "--sign")
        #expect(signed.intakes.array.first?.status == .string("completed"))
        let read = try await demo.run("doctor", as: "demo-nurse", "intake", visit).output
        #expect(read.contains("Which one, and how? *: A rash"))
        let narrow = try await demo.run("doctor", as: "demo-nurse", "intake", visit, "--size", "40x24").output
        #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(narrow)")
        #expect(narrow.split(whereSeparator: \.isWhitespace) == read.split(whereSeparator: \.isWhitespace))
        #expect(try await demo.run("doctor", as: "demo-doctor", "intake", visit).status != 0)
        #expect(try await demo.run("clinic", "verify").status == 0)
    }

    @Test func `who checks in is told what is not signed, and signs it until the visit begins`() async throws {
        let demo = try await DemoSandbox()
        let visit = try await visit(demo)
        let start = try #require(
            try await demo.json("patient", as: "demo-patient", "appointment", visit).start.string)
        let checkedIn = try await demo.run("patient", as: "demo-patient", "check-in", visit, now: start)
        #expect(checkedIn.status == 0 && checkedIn.output.contains("checked in"))
        #expect(!checkedIn.output.contains("Changeable"), "that is over")
        #expect(
            checkedIn.errors.contains(
                "“Before the vaccination” is not signed yet; until the visit begins, answer it with: intake \(visit)"),
            "\(checkedIn)")
        let answers = ["--answer", "ill=no", "--answer", "reaction=no", "--sign"]
        let signed = try await demo.json("patient", as: "demo-patient", ["intake", visit] + answers, now: start)
        #expect(signed.intakes.array.first?.status == .string("completed"))
    }

    @Test func `answers are given in the words in which they are asked for`() async throws {
        let demo = try await DemoSandbox()
        let visit = try await visit(demo)
        func answer(_ words: String...) async throws -> Sandbox.Ending {
            let answers = words.flatMap { ["--answer", $0] }
            return try await demo.run("patient", as: "demo-patient", ["intake", visit, "--locale", "de"] + answers)
        }
        let kept = try await answer("ill=Ja", "reaction=nein")
        #expect(kept.status == 0 && kept.output.contains("Sind Sie heute krank? *: Ja"), "\(kept)")
        try await answer("ill=vielleicht").expect(64, "möglich sind: Ja, Nein")
        try await answer("reaction=vielleicht").expect(64, "möglich sind: Nein, Ja, Ich weiß es nicht")
        #expect(try await answer("reaction=Unsure", "ill=no").status == 0)
    }

    @Test(arguments: [nil, SIGHUP, SIGTERM])
    func `who leaves in the middle of typing loses none of it, nor who closes the window`(signal: Int32?) async throws {
        let demo = try await DemoSandbox()
        let visit = try await visit(demo)
        let patient = try demo.sandbox.startAtTerminal(
            "patient", ["/intake?visit=\(visit)"] + demo.options("demo-patient"))
        for question in ["Are you ill", "trouble you"] {
            // The picker with the focus stands below its question.
            try await patient.shows("the answer to “\(question)” with the focus") { terminal in
                let lines = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
                guard let row = lines.firstIndex(where: { $0.contains(question) }) else { return false }
                return lines.dropFirst(row + 1).first?.contains("‹ No answer ›") == true
            }
            patient.press(.down)
        }
        patient.type("1")
        try await patient.shows("Saved, not sent yet")
        patient.type("2")
        try await patient.shows("12")
        if let signal { kill(patient.pid, signal) } else { patient.press(.interrupt) }
        // Of a closed window the shell tells, and then the system.
        if signal == SIGHUP { kill(patient.pid, SIGHUP) }
        #expect(try await patient.status == (signal.map { 128 + $0 } ?? 0))
        let kept = try await demo.run("patient", as: "demo-patient", "intake", visit).output
        #expect(kept.contains("How many vaccinations have you had this year?: 12"), "\(kept)")
    }

    /// Asks a question of every kind before the visits that `doses` is asked before.
    private static let allKinds = """
        {"resourceType": "Questionnaire", "id": "kinds", "status": "active", "title": "All kinds",
         "useContext": [{
            "code": {"system": "http://terminology.hl7.org/CodeSystem/usage-context-type", "code": "workflow"},
            "valueCodeableConcept": {"coding": [{"system": "SYSTEM", "code": "CODE"}]}}],
         "item": [
            {"linkId": "text", "text": "In words?", "type": "text", "maxLength": 10},
            {"linkId": "well", "text": "Are you well?", "type": "boolean"},
            {"linkId": "since", "text": "Ill since?", "type": "date", "extension": [{
                "url": "http://hl7.org/fhir/StructureDefinition/questionnaire-constraint", "extension": [
                    {"url": "key", "valueId": "past"}, {"url": "severity", "valueCode": "error"},
                    {"url": "expression", "valueString": "answer.all(value <= today())"},
                    {"url": "human", "valueString": "It has begun."}]}],
             "enableWhen": [{"question": "well", "operator": "=", "answerBoolean": false}]},
            {"linkId": "times", "text": "How often?", "type": "integer"},
            {"linkId": "share", "text": "Which share?", "type": "decimal"},
            {"linkId": "fever", "text": "How hot?", "type": "quantity", "extension": [
                {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 45},
                {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-unit",
                 "valueCoding": {"system": "http://unitsofmeasure.org", "code": "Cel", "display": "°C"}}]},
            {"linkId": "mood", "text": "How do you feel?", "type": "choice", "answerOption": [
                {"valueCoding": {"system": "urn:mood", "code": "g", "display": "Good"}},
                {"valueCoding": {"system": "urn:mood", "code": "b", "display": "Bad"}}]},
            {"linkId": "where", "text": "Where?", "type": "open-choice", "repeats": true, "answerOption": [
                {"valueString": "Arm"}, {"valueString": "Leg"}]}]}
        """

    @Test func `every kind of answer is taken, and what is none is named with its question`() async throws {
        let demo = try await DemoSandbox()
        let visit = try await visit(demo)
        let asked = demo.sandbox.file("asked.json")
        #expect(try await demo.run("clinic", "export", asked).status == 0)
        let bundle = try JSON(String(contentsOfFile: asked, encoding: .utf8))
        let known = bundle.entry.array.map(\.resource).first { $0.id == .string(questionnaire) }
        let service = try #require(known?.useContext.array.first?.valueCodeableConcept.coding.array.first)
        let kinds = Self.allKinds.replacing("SYSTEM", with: service.system.string ?? "")
            .replacing("CODE", with: service.code.string ?? "")
        try demo.sandbox.write(kinds, to: "kinds.json")
        #expect(try await demo.run("clinic", "import", demo.sandbox.file("kinds.json")).status == 0)

        func answer(_ words: String...) async throws -> Sandbox.Ending {
            try await demo.run("patient", as: "demo-patient", ["intake", visit, "--questionnaire", "kinds"] + words)
        }
        for (wrong, status, error) in [
            ("text=Longer than ten", Int32(65), "“In words?”: It takes at most 10 characters."),
            ("well=perhaps", 64, "“Are you well?” does not take “perhaps”"),
            ("since=2026-11-20", 65, "“Ill since?” is not asked, given the other answers."),
            ("since=2099-01-01", 65, "“Ill since?”: It cannot be later than today, "),
            ("times=2.5", 64, "it takes a whole number"), ("share=half", 64, "it takes a number"),
            ("fever=hot", 64, "it takes a number of °C"), ("fever=46", 65, "“How hot?”: It must be at most 45."),
            ("mood=Fine", 64, "it takes one of: Good, Bad"), ("nothing=1", 64, "there is no question “nothing”"),
        ] {
            try await answer("--answer", wrong).expect(status, error)
        }
        try await answer("--answer", "mood=Good", "--answer", "mood=Bad").expect(65, "“How do you feel?”: It takes one")
        try await answer("--answer", "well=no", "--answer", "since=soon").expect(64, "it takes a date such as")

        try demo.sandbox.write(
            #"{"well": false, "times": 3, "share": 0.25, "where": ["Arm", "Neck"]}"#, to: "answers.json")
        let signed = try await answer(
            "--answers", demo.sandbox.file("answers.json"), "--answer", "text=A cough", "--answer", "since=20 Nov",
            "--answer", "fever=38,5 °C", "--answer", "mood=b", "--sign")
        #expect(signed.status == 0 && signed.output.contains("All kinds (kinds): signed"), "\(signed.errors)")
        let read = try await demo.json("doctor", as: "demo-nurse", "intake", visit).intakes.array
        let answers = try #require(read.first { $0.questionnaire == .string("kinds") }?.answers)
        #expect(answers.well.array == [.string("No")] && answers.since.array == [.string("2026-11-20")])
        #expect(answers.times.array == [.string("3")] && answers.share.array == [.string("0.25")])
        #expect(answers.fever.array == [.string("38.5 °C")] && answers.mood.array == [.string("Bad")])
        #expect(answers.where.array == [.string("Arm"), .string("Neck")] && answers.text.array == [.string("A cough")])
        let german = try await demo.run("doctor", as: "demo-nurse", "intake", visit, "--locale", "de")
        for words in ["20. Nov. 2026", "0,25", "38,5 °C"] {
            #expect(german.output.contains(words), "\(german)")
        }
        try await answer("--answer", "since=24.12.2099", "--locale", "de")
            .expect(65, "Das Datum darf nicht nach heute liegen, dem 24. Nov. 2026.")
        #expect(try await demo.run("clinic", "verify").status == 0)
    }

    @Test func `answers that were confirmed are there, however often the program is killed`() async throws {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        let visit = try await visit(demo)
        try await demo.run("patient", as: "demo-patient", "sign-in")
        func start(_ words: String...) throws -> ChildProcess {
            try demo.sandbox.start("patient", words + demo.options(nil))
        }
        try await killer.measure { try start("intake", visit) }
        var last = ""
        while killer.goesOn {
            let doses = "\(killer.rounds % 20)"
            let output = try await killer.strike(start("intake", visit, "--answer", "doses=\(doses)", "--json"))
            try await demo.sandbox.expectSound(demo.database)
            let now = try await demo.json("patient", as: "demo-patient", "intake", visit)
            let isThere = now.intakes.array.first?.answers.doses.array == [.string(doses)]
            if output.hasSuffix("\n") {
                #expect(isThere, "what was confirmed is there")
                killer.confirm()
            } else {
                #expect(isThere || last.isEmpty || now.intakes.array.first?.answers.doses.array == [.string(last)])
            }
            if isThere { last = doses }
        }
        killer.expectEnough("intake")
    }
}
