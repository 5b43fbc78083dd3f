import Foundation
import Testing

/// Prescriptions and refills through the real programs.
@Suite(.takingTurns)
struct PrescriptionsProgramTests {
    private func own(_ demo: DemoSandbox) async throws -> JSON {
        try await demo.json("patient", as: "demo-patient", "prescriptions")
    }

    private func id(of medicine: String, in list: [JSON]) throws -> String {
        try #require(list.first { $0.medicine.string?.hasPrefix(medicine) == true }?.id.string)
    }

    private static func shows(_ text: String, in frame: JSON) -> Bool {
        frame.text.array.contains { $0.string?.contains(text) == true }
    }

    @Test func `the demo has each state of a prescription and of a refill`() async throws {
        let demo = try await DemoSandbox()
        let own = try await own(demo)
        #expect(own.active.array.count == 3 && own.past.array.count == 3)
        #expect(Set(own.past.array.compactMap(\.status.string)) == ["completed", "stopped"])
        #expect(Set(own.refills.array.compactMap(\.outcome.string)) == ["open", "approved"])
        #expect(own.active.array.contains { $0.isRefillDue == .bool(true) && $0.openRefill == .null })
        let waiting = try await demo.json("doctor", as: "demo-doctor", "refills")
        #expect(waiting.refills.array.count > 1)
        #expect(try await demo.run("clinic", "verify").status == 0)
    }

    @Test func `how a medicine of the demo is taken is said in the user's language`() async throws {
        let demo = try await DemoSandbox()
        let record = try await demo.run("patient", as: "demo-patient", "record", "--locale", "de")
        #expect(record.output.contains("1 Tablette, nachts, bei Bedarf"), "\(record)")
        #expect(!record.output.contains("at night"), "\(record)")
    }

    @Test func `a refill is asked for by the name of the medicine, or by the beginning of an ID`() async throws {
        let demo = try await DemoSandbox()
        let asked = try await demo.json("patient", as: "demo-patient", "refill", "atorvastatin")
        let refill = try #require(asked.refill.string)
        try await demo.run("patient", as: "demo-patient", "refill", "Atorva").expect(65, "is asked for already")
        let withdrawn = try await demo.json(
            "patient", as: "demo-patient", "refill", String(refill.prefix(8)), "--withdraw")
        #expect(withdrawn.refill.string == refill)
        try await demo.run("patient", as: "demo-patient", "refill", "aspirin")
            .expect(66, "“aspirin” is none of the active medicines")
        let again = try await demo.json("patient", as: "demo-patient", "refill", "atorvastatin")
        let declined = try await demo.json(
            "doctor", as: "demo-doctor", "refill", "decline", String(try #require(again.refill.string).prefix(8)),
            "--reason", "Come first.")
        #expect(declined.refill == again.refill)
    }

    @Test func `a prescription of a patient's is stopped by the name of its medicine, where that is only one`()
        async throws
    {
        let demo = try await DemoSandbox()
        let ramipril = try id(of: "Ramipril", in: try await own(demo).active.array)
        func stop(_ medicine: String) async throws -> Sandbox.Ending {
            try await demo.run("doctor", as: "demo-doctor", "stop", medicine, "--for", "fern", "--reason", "Cough")
        }
        let choice = "\(ramipril) (Ramipril 5 mg tablet)"
        try await stop("tablet").expect(66, "“tablet” is more than one medicine; name one by ID: ", choice)
        try await stop("Penicillin")
            .expect(66, "“Penicillin” is none of the active medicines; name one of: ", choice)
        // She takes Ramipril a second time: the first of the two is past.
        let stopped = try await demo.json(
            "doctor", as: "demo-doctor", "stop", "ramipril", "--for", "fern", "--reason", "Cough")
        #expect(stopped.prescription == .string(ramipril))
        #expect(try await own(demo).past.array.first { $0.id == .string(ramipril) }?.status == .string("stopped"))
        try await stop("ramipril").expect(66, "“ramipril” is none of the active medicines")
    }

    @Test func `a request for a refill is answered by the names of the medicine and of the patient`() async throws {
        let demo = try await DemoSandbox()
        let asked = try await demo.json("patient", as: "demo-patient", "refill", "atorvastatin")
        try await demo.run("doctor", as: "demo-doctor", "refill", "approve", "penicillin")
            .expect(66, "“penicillin” is none of the requests that wait; name one of: ")
        try await demo.run("doctor", as: "demo-doctor", "refill", "approve", "tablet fern")
            .expect(66, "“tablet fern” is more than one request; name one by ID: ", "Atorvastatin 20 mg tablet, Ana")
        let approved = try await demo.json(
            "doctor", as: "demo-doctor", "refill", "approve", "Atorvastatin Fernandez")
        #expect(approved.refill == asked.refill)
        let again = try await demo.json("patient", as: "demo-patient", "refill", "atorvastatin")
        let declined = try await demo.json(
            "doctor", as: "demo-doctor", "refill", "decline", "atorva fern", "--reason", "Come first.")
        #expect(declined.refill == again.refill)
        // Ελένη Παπαδοπούλου is typed as she is found among the patients.
        let greek = try await demo.json(
            "doctor", as: "demo-doctor", "refill", "decline", "levothyroxine papado", "--reason", "Come first.")
        #expect(greek.refill == .string("demo-medicationrequest-138"))
    }

    @Test func `what has an ID as a whole is not taken for the beginning of another's`() async throws {
        let demo = try await DemoSandbox()
        let atorvastatin = try id(of: "Atorvastatin", in: try await own(demo).active.array)
        let asked = try #require(
            try await demo.json("patient", as: "demo-patient", "refill", atorvastatin).refill.string)
        let answered = String(asked.prefix(8))
        let request = """
            {"resourceType": "MedicationRequest", "id": "\(answered)", "status": "completed", "intent": "proposal",
              "medicationCodeableConcept": {"text": "Aspirin"}, "authoredOn": "2020-01-01T08:00:00Z",
              "subject": {"reference": "Patient/demo-patient-1"}, "requester": {"reference": "Patient/demo-patient-1"},
              "priorPrescription": {"reference": "MedicationRequest/\(atorvastatin)"}}
            """
        let imported = try await demo.run("clinic", "import", demo.sandbox.write(request, to: "request.json"))
        #expect(imported.status == 0, "\(imported.errors)")
        try await demo.run("patient", as: "demo-patient", "refill", answered, "--withdraw")
            .expect(65, "The request for “Aspirin” has been answered.")
        try await demo.run("doctor", as: "demo-doctor", "refill", "decline", answered, "--reason", "x")
            .expect(65, "The request for “Aspirin” has been answered.")
        let open = try await own(demo).refills.array.first { $0.id == .string(asked) }
        #expect(open?.outcome == .string("open"))
    }

    @Test func `a refill is asked for, withdrawn, declined and approved by single commands`() async throws {
        let demo = try await DemoSandbox()
        let atorvastatin = try id(of: "Atorvastatin", in: try await own(demo).active.array)
        let first = try await demo.json(
            "patient", as: "demo-patient", "refill", atorvastatin, "--note", "Few are left.")
        let withdrawn = try #require(first.refill.string)
        try await demo.run("patient", as: "demo-patient", "refill", atorvastatin)
            .expect(65, "is asked for already")
        _ = try await demo.json("patient", as: "demo-patient", "refill", withdrawn, "--withdraw")
        let second = try #require(
            try await demo.json("patient", as: "demo-patient", "refill", atorvastatin).refill.string)
        try await demo.run("doctor", as: "demo-doctor", "refill", "decline", second, "--reason", " ")
            .expect(65, "a reason is needed")
        _ = try await demo.json("doctor", as: "demo-doctor", "refill", "decline", second, "--reason", "Come first.")
        let metformin = try #require(
            try await own(demo).refills.array.first { $0.outcome == .string("open") }?.id.string)
        let approved = try await demo.json("doctor", as: "demo-doctor", "refill", "approve", metformin)
        let after = try await own(demo)
        #expect(after.active.array.contains { $0.id == approved.prescription })
        #expect(
            after.refills.array.contains {
                $0.outcome == .string("declined") && $0.reason == .string("Come first.")
            })
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
    }

    @Test func `the list says why a medicine was stopped and a refill declined, in lines that fit`() async throws {
        let demo = try await DemoSandbox()
        let asked = try await demo.json("patient", as: "demo-patient", "refill", "atorvastatin")
        _ = try await demo.json(
            "doctor", as: "demo-doctor", "refill", "decline", try #require(asked.refill.string), "--reason",
            "Come first.")
        _ = try await demo.json(
            "doctor", as: "demo-doctor", "stop", "ramipril", "--for", "fern", "--reason", "Tickly cough")
        let whole = try await demo.run("patient", as: "demo-patient", "prescriptions")
        #expect(whole.output.contains("  Come first.  ") && whole.output.contains("  Tickly cough  "), "\(whole)")
        #expect(!whole.output.contains("Ana Fernández"), "\(whole)")
        for width in [60, 80] {
            let fitted = try await demo.run(
                "patient", as: "demo-patient", "prescriptions", "--size", "\(width)x24")
            #expect(fitted.lines.allSatisfy { $0.count <= width } && !fitted.output.contains("…"), "\(fitted)")
        }
    }

    @Test func `prescribing in spite of an allergy takes a reason, and the export carries it`() async throws {
        let demo = try await DemoSandbox()
        let words = ["prescribe", "fern", "Penicillin V 250 mg", "--dose", "1 tablet", "--how-often", "thrice"]
        func prescribe(_ more: String...) async throws -> Sandbox.Ending {
            try await demo.sandbox.run("doctor", words + more + ["--json"] + demo.options("demo-doctor"))
        }
        try await prescribe().expect(65, "in spite of the allergy to Penicillin", "say it with --despite")
        #expect(try await prescribe("--despite", "Tolerated in 2024.").status == 0)
        let related = ["prescribe", "fern", "Cefuroxime 250 mg", "--dose", "1 tablet", "--how-often", "twice"]
        try await demo.sandbox.run("doctor", related + demo.options("demo-doctor"))
            .expect(65, "the allergy to Penicillin, which is related", "say it with --despite")
        let reasoned = try await demo.sandbox.run(
            "doctor", related + ["--despite", "Tolerated."] + demo.options("demo-doctor"))
        #expect(reasoned.status == 0, "\(reasoned.errors)")
        let alike = try await demo.sandbox.run(
            "doctor",
            ["prescribe", "fern", "Lisinopril 10 mg", "--dose", "1 tablet", "--how-often", "once"]
                + demo.options("demo-doctor"))
        #expect(alike.status == 0, "\(alike.errors)")
        #expect(alike.output.contains("It does the same as what is active already: Ramipril 5 mg tablet."))
        let bare = try await demo.sandbox.run(
            "doctor",
            ["prescribe", "fern", "Paracetamol 500", "--dose", "1 tablet", "--how-often", "twice"]
                + demo.options("demo-doctor"))
        #expect(bare.status == 0, "\(bare.errors)")
        #expect(bare.output.contains("“Paracetamol 500” has no unit, such as mg."))
        let file = demo.sandbox.file("export.json")
        #expect(try await demo.run("clinic", "export", "--patient", "demo-patient-1", file).status == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("DetectedIssue") && text.contains("Tolerated in 2024."))
        #expect(text.contains("DUPTHPCLS"))
        #expect(text.contains("basedOn") && text.contains("\"proposal\""))
        let again = demo.sandbox.file("again.sqlite")
        #expect(try await demo.run("doctor", as: "demo-doctor", "stop", "none", "--reason", "x").status == 66)
        let imported = try await demo.sandbox.run("clinic", ["import", file, "--database", again])
        #expect(imported.status == 0, "\(imported.errors)")
        try await demo.run("patient", as: "demo-patient", "prescribe").expect(64, "neither a command")
    }

    @Test func `prescribing and refilling what must not be taken takes a reason`() async throws {
        let demo = try await DemoSandbox()
        let bundle = """
            {"resourceType": "Bundle", "type": "collection", "entry": [
              {"resource": {"resourceType": "MedicationRequest", "id": "ban", "status": "active", "intent": "order",
                "doNotPerform": true, "medicationCodeableConcept": {"text": "Ibuprofen"},
                "subject": {"reference": "Patient/demo-patient-1"}}},
              {"resource": {"resourceType": "MedicationStatement", "id": "untaken", "status": "not-taken",
                "statusReason": [{"text": "Contraindicated"}], "medicationCodeableConcept": {"text": "Zorbicil"},
                "subject": {"reference": "Patient/demo-patient-1"}}}]}
            """
        func prescribe(_ medicine: String, _ more: String...) async throws -> Sandbox.Ending {
            let words = ["prescribe", "fern", medicine, "--dose", "1 tablet", "--how-often", "once", "--compared"]
            return try await demo.sandbox.run("doctor", words + more + demo.options("demo-doctor"))
        }
        #expect(try await prescribe("Zorbicil 20 mg").status == 0)
        let zorbicil = try id(of: "Zorbicil", in: try await own(demo).active.array)
        let refill = try #require(
            try await demo.json("patient", as: "demo-patient", "refill", zorbicil).refill.string)
        let file = try demo.sandbox.write(bundle, to: "bans.json")
        #expect(try await demo.run("clinic", "import", file).status == 0)

        try await prescribe("Ibuprofen 400 mg")
            .expect(65, "although Ibuprofen is not to be taken", "say it with --despite")
        #expect(try await prescribe("Ibuprofen 400 mg", "--despite", "Once.").status == 0)
        let waiting = try await demo.json("doctor", as: "demo-doctor", "refills")
        let asked = try #require(waiting.refills.array.first { $0.id == .string(refill) })
        #expect(asked.issues.array.map(\.implicated) == [.string("MedicationStatement/untaken")])
        try await demo.run("doctor", as: "demo-doctor", "refill", "approve", refill, "--compared")
            .expect(65, "although Zorbicil is not to be taken", "--despite")
        _ = try await demo.json(
            "doctor", as: "demo-doctor", "refill", "approve", refill, "--compared", "--despite", "Known.")
        let export = demo.sandbox.file("export.json")
        #expect(try await demo.run("clinic", "export", "--patient", "demo-patient-1", export).status == 0)
        let text = try String(contentsOfFile: export, encoding: .utf8)
        #expect(text.contains("\"not-taken\"") && text.contains("OBSA"))
    }

    @Test func `allergies are noted and taken back, and names that nothing is known of are compared by who prescribes`()
        async throws
    {
        let demo = try await DemoSandbox()
        let noted = try await demo.json(
            "doctor", as: "demo-doctor", "allergy", "add", "fern", "Ibuprofen", "--reaction", "Rash", "--criticality",
            "high")
        let allergy = try #require(noted.allergy.string)
        try await demo.run("doctor", as: "demo-doctor", "allergy", "add", "fern", "ibuprofen")
            .expect(65, "is noted as an allergy")
        try await demo.run("doctor", as: "demo-doctor", "allergy", "add", "fern", "amoxicilin")
            .expect(65, "not known what “amoxicilin” is", "write Amoxicillin", "--confirmed")
        try await demo.run("patient", as: "demo-patient", "allergy", "add").expect(64, "neither a command")
        func prescribe(_ medicine: String, _ more: String...) async throws -> Sandbox.Ending {
            let words = ["prescribe", "fern", medicine, "--dose", "1 tablet", "--how-often", "once"]
            return try await demo.sandbox.run("doctor", words + more + demo.options("demo-doctor"))
        }
        try await prescribe("Voltaren 50 mg").expect(65, "in spite of the allergy to Ibuprofen")
        try await prescribe("Zorbicil 20 mg").expect(65, "not known what is in “Zorbicil 20 mg”", "--compared")
        #expect(try await prescribe("Zorbicil 20 mg", "--compared").status == 0)
        let zorbicil = try id(of: "Zorbicil", in: try await own(demo).active.array)
        let refill = try #require(
            try await demo.json("patient", as: "demo-patient", "refill", zorbicil).refill.string)
        let waiting = try await demo.json("doctor", as: "demo-doctor", "refills")
        let asked = try #require(waiting.refills.array.first { $0.id == .string(refill) })
        #expect(asked.dosage == .string("1 tablet once a day"))
        #expect(asked.allergies.array == [.string("Ibuprofen"), .string("Penicillin")])
        try await demo.run("doctor", as: "demo-doctor", "refill", "approve", refill).expect(65, "--compared")
        _ = try await demo.json("doctor", as: "demo-doctor", "refill", "approve", refill, "--compared")
        let file = demo.sandbox.file("export.json")
        #expect(try await demo.run("clinic", "export", "--patient", "demo-patient-1", file).status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"recorder\""))
        _ = try await demo.json("doctor", as: "demo-doctor", "allergy", "in-error", "fern", allergy)
        #expect(try await prescribe("Voltaren 50 mg").status == 0)
        let record = try await demo.json("patient", as: "demo-patient", "record")
        #expect(record.allergies.array.compactMap(\.title.string) == ["Penicillin"])
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
        let again = try await demo.sandbox.run(
            "clinic", ["import", file, "--database", demo.sandbox.file("again.sqlite")])
        #expect(again.status == 0, "\(again.errors)")
    }

    @Test func `a refill that is approved shows in the patient's open screen`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.openInJSON("patient", as: "demo-patient", "/prescriptions")
        var frame = try await patient.settledFrame()
        while !Self.shows("I leave for a month on Friday.", in: frame) { frame = try await patient.settledFrame() }
        let refill = try #require(
            try await own(demo).refills.array.first { $0.outcome == .string("open") }?.id.string)
        _ = try await demo.json("doctor", as: "demo-doctor", "refill", "approve", refill)
        while Self.shows("Withdraw", in: frame) { frame = try await patient.settledFrame() }
        patient.endInput()
        #expect(await patient.status == 0)
    }
}
