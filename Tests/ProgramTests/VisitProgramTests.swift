import Foundation
import TestTerminal
import Testing

/// The documentation of visits through the real program.
@Suite(.takingTurns)
struct VisitProgramTests {
    /// A visit of the demo's that has been started.
    private func started(_ demo: DemoSandbox) async throws -> String {
        let today = try await demo.json("doctor", as: "demo-doctor", "today")
        let waiting = today.day.array.first { $0.status == .string("checked-in") || $0.status == .string("arrived") }
        let id = try #require(waiting?.id.string)
        _ = try await demo.json("doctor", as: "demo-doctor", "start", id)
        return id
    }

    @Test func `what a visit leaves reads in the reader's language`() async throws {
        let demo = try await DemoSandbox()
        let visit = try await started(demo)
        try await demo.run("doctor", as: "demo-doctor", "visit", "note", visit, "Headache.")
        try await demo.run("doctor", as: "demo-doctor", "visit", "sign", visit)
        try await demo.run("doctor", as: "demo-doctor", "visit", "addendum", visit, "Better.")
        let patient = try #require(
            try await demo.json("doctor", as: "demo-doctor", "visit", "show", visit).patient.string)
        let record = try await demo.run("doctor", as: "demo-doctor", "record", patient, "--locale", "de").output
        for words in ["Notiz zum Besuch, ", "Nachtrag, "] {
            #expect(record.contains(words), "\(words) is not in \(record)")
        }
        let told = try await demo.json("doctor", as: "demo-doctor", "record", patient)
        #expect(told.documents.array.contains { $0.title == .string("Visit note") }, "data keeps its own words")
    }

    @Test func `a visit is documented and signed by single commands`() async throws {
        let demo = try await DemoSandbox()
        let id = try await started(demo)
        try await demo.run("doctor", as: "demo-doctor", "visit", "measure", id, "temperature=372")
            .expect(65, "Body temperature of 372 °C cannot be")
        try await demo.run("doctor", as: "demo-doctor", "visit", "measure", id, "pulse=170").expect(65, "--unusual")
        _ = try await demo.json(
            "doctor", as: "demo-doctor", "visit", "measure", id, "systolic=128", "diastolic=82", "pulse=170",
            "--unusual")
        _ = try await demo.json("doctor", as: "demo-doctor", "visit", "problem", id, "Tonsillitis")
        _ = try await demo.json("doctor", as: "demo-doctor", "visit", "measure", id, "height=171")
        let again = try await demo.json(
            "doctor", as: "demo-doctor", "visit", "measure", id, "systolic=118", "diastolic=78",
            now: "2026-11-24T08:15:00Z")
        let pressures = again.measurements.array.filter { $0.signs.systolic != .null }
        #expect(pressures.map(\.signs.systolic) == [.string("128"), .string("118")], "both are kept")
        let wrong = try #require(pressures.first?.id.string)
        let right = try await demo.json(
            "doctor", as: "demo-doctor", "visit", "measure", id, "systolic=138", "diastolic=82", "--correcting", wrong)
        #expect(right.measurements.array.map(\.signs.systolic).contains(.string("138")))
        #expect(right.signs.systolic == .string("118"))
        let taken = try await demo.json("doctor", as: "demo-doctor", "visit", "in-error", id, wrong)
        #expect(!taken.measurements.array.map(\.signs.systolic).contains(.string("138")))
        let mistaken = try await demo.json("doctor", as: "demo-doctor", "visit", "problem", id, "Gout")
        let gout = try #require(mistaken.problems.array.first { $0.name == .string("Gout") }?.id.string)
        _ = try await demo.json("doctor", as: "demo-doctor", "visit", "in-error", id, gout)
        let corrected = try await demo.json("doctor", as: "demo-doctor", "visit", "in-error", id, "height")
        #expect(corrected.signs.height == .null && corrected.signs.pulse == .string("170"))
        #expect(!corrected.problems.array.contains { $0.name == .string("Gout") })
        try await demo.run("doctor", as: "demo-doctor", "visit", "order", id, "Swab").expect(64, "--from")
        let ordered = try await demo.json(
            "doctor", as: "demo-doctor", "visit", "order", id, "Throat swab", "--from", "laboratory")
        let order = try #require(ordered.orders.array.first { $0.name == .string("Throat swab") }?.id.string)
        let known = try await demo.json(
            "doctor", as: "demo-doctor", "visit", "order", id, "crp", "--from", "laboratory")
        #expect(known.orders.array.contains { $0.name == .string("C-reactive protein") })
        try await demo.run("doctor", as: "demo-doctor", "visit", "sign", id).expect(65, "There is no note to sign")
        _ = try await demo.json("doctor", as: "demo-doctor", "visit", "note", id, "Sore throat.")
        let note = "Sore throat.\n\nFor three days."
        let kept = try await demo.json("doctor", as: "demo-doctor", "visit", "note", id, note)
        #expect(kept.replaced == .string("Sore throat."))
        let same = try await demo.run("doctor", as: "demo-doctor", "visit", "note", id, note)
        #expect(same.output == "Kept as a draft.\n", "it replaces nothing")
        let written = try await demo.run("doctor", as: "demo-doctor", "visit", "show", id).output
        #expect(written.contains("Sore throat.\n\nFor three days."), "a blank line parts what is written")
        let narrow = try await demo.run("doctor", as: "demo-doctor", "visit", "show", id, "--size", "12x24").output
        #expect(narrow.contains("\nSore throat.\n\nFor three\ndays.\n"), "\(narrow)")
        _ = try await demo.json("doctor", as: "demo-doctor", "visit", "sign", id)
        try await demo.run("doctor", as: "demo-doctor", "visit", "note", id, "Other")
            .expect(65, "what is new is an addendum")
        _ = try await demo.json("doctor", as: "demo-doctor", "visit", "addendum", id, "The swab is negative.")
        let visit = try await demo.json("doctor", as: "demo-doctor", "visit", "show", id)
        #expect(visit.status == .string("finished") && visit.noteStatus == .string("final"))
        #expect(visit.signs.pulse == .string("170") && visit.addenda.array == [.string("The swab is negative.")])
        try await demo.run("doctor", as: "demo-doctor", "visit", "end-order", id, order, "--revoke", "")
            .expect(65, "a reason is needed")
        let ended = try await demo.json(
            "doctor", as: "demo-doctor", "visit", "end-order", id, order, "--revoke", "Taken elsewhere")
        #expect(ended.orders.array.first { $0.id == .string(order) }?.status == .string("revoked"))
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
        let patient = try #require(visit.patient.string)
        let file = demo.sandbox.file("export.json")
        #expect(try await demo.run("clinic", "export", "--patient", patient, file).status == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\"appends\""))
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("request-statusReason"))
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("entered-in-error"))
    }

    @Test func `a note that was kept is there after a kill`() async throws {
        let demo = try await DemoSandbox()
        let id = try await started(demo)
        let doctor = try demo.openInJSON("doctor", as: "demo-doctor", "/appointments/\(id)/visit", "--size", "80x90")
        var frame = try await doctor.settledFrame()
        while !Self.shows("Nothing is written yet", in: frame) { frame = try await doctor.settledFrame() }
        doctor.type(#"{"set":"Text of the note","to":"Sore throat."}"# + "\n")
        while !Self.shows("Kept as a draft", in: frame) { frame = try await doctor.settledFrame() }
        doctor.signal(SIGKILL)
        _ = await doctor.status
        let visit = try await demo.json("doctor", as: "demo-doctor", "visit", "show", id)
        #expect(visit.note == .string("Sore throat.") && visit.noteStatus == .string("preliminary"))
        try await demo.sandbox.expectSound(demo.database)
    }

    @Test func `arrows keep to the visit, and cross to the record beside it and back`() async throws {
        let demo = try await DemoSandbox()
        let id = try await started(demo)
        let doctor = try demo.sandbox.startAtTerminal(
            "doctor", ["/appointments/\(id)/visit"] + demo.options("demo-doctor"), columns: 120, rows: 40)
        try await doctor.shows("Prescriptions and refills")
        for _ in 0..<11 { doctor.press(.down) }
        try await doctor.highlights("Prescribe")
        doctor.press(.right)
        try await doctor.highlights("Write a message")
        doctor.press(.left)
        try await doctor.highlights("Prescribe")
        for _ in 0..<40 { doctor.press(.down) }
        try await doctor.highlights("Book a follow-up")
        doctor.press(.up)
        try await doctor.highlights("Sign and finish the visit")
        doctor.press(.interrupt)
        #expect(try await doctor.status == 0)
        #expect(doctor.isGivenBack)
    }

    @Test func `leaving says what of a visit is not recorded, and leaves once that is discarded`() async throws {
        let demo = try await DemoSandbox()
        let id = try await started(demo)
        let doctor = try demo.sandbox.startAtTerminal(
            "doctor", ["/appointments/\(id)/visit"] + demo.options("demo-doctor"), rows: 60)
        try await doctor.shows("Heart rate, /min")
        doctor.type("h")
        try await doctor.shows("⏎ next")
        doctor.type("72")
        try await doctor.shows("72")
        doctor.press(.interrupt)
        try await doctor.shows("Discard what is not recorded?")
        try await doctor.shows("The measurements are not recorded.")
        doctor.press(.escape)
        try await doctor.shows("what was typed, and no question") {
            $0.text.contains("72") && !$0.text.contains("Discard what is not recorded?")
        }
        doctor.press(.interrupt)
        try await doctor.highlights("Go on")
        doctor.press(.up, .enter)
        #expect(try await doctor.status == 0)
        #expect(doctor.isGivenBack)
        let visit = try await demo.json("doctor", as: "demo-doctor", "visit", "show", id)
        #expect(visit.signs.pulse == .null)
    }

    @Test func `leaving keeps the note of a visit without a question`() async throws {
        let demo = try await DemoSandbox()
        let id = try await started(demo)
        let doctor = try demo.sandbox.startAtTerminal(
            "doctor", ["/appointments/\(id)/visit"] + demo.options("demo-doctor"), rows: 90)
        try await doctor.shows("Nothing is written yet")
        doctor.type("sign")
        try await doctor.highlights("Sign and finish the visit")
        doctor.press(.up)
        try await doctor.shows("⏎ new line")
        doctor.type("Sore throat.")
        try await doctor.shows("Sore throat.")
        doctor.press(.interrupt)
        #expect(try await doctor.status == 0)
        let visit = try await demo.json("doctor", as: "demo-doctor", "visit", "show", id)
        #expect(visit.note == .string("Sore throat."))
    }

    private static func shows(_ text: String, in frame: JSON) -> Bool {
        frame.text.array.contains { $0.string?.contains(text) == true }
    }
}
