import Foundation
import GRDB
import Testing

/// Health records through the real programs.
@Suite(.takingTurns)
struct RecordProgramTests {
    @Test func `a result is released by single commands, and seen`() async throws {
        let demo = try await DemoSandbox()
        let before = try await demo.json("patient", as: "demo-patient", "record")
        #expect(before.reports.array.isEmpty)
        let waiting = try await demo.json("doctor", as: "demo-doctor", "results")
        let report = try #require(waiting.results.array.first { $0.patient == .string("demo-patient-1") })
        #expect(report.title == .string("Lipid panel"))
        let id = try #require(report.id.string)
        let released = try await demo.json("doctor", as: "demo-doctor", "result", "release", "--for", "fern", id)
        #expect(released.results == report.id)
        let after = try await demo.json("patient", as: "demo-patient", "record")
        #expect(after.reports.array.map(\.title) == [.string("Lipid panel")])
        func values(_ record: JSON) -> [JSON] {
            record.series.array.first { $0.id == .string("18262-6") }?.values.array ?? []
        }
        #expect(values(after).count == values(before).count + 1)
        #expect(values(after).last?.text == .string("2.7 mmol/L"))
        let news = try await demo.json("patient", as: "demo-patient", "results")
        #expect(news.results.array.contains { $0.id == report.id })
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
    }

    @Test func `documents and the forms of reports are read and saved, also those that an older version has kept`()
        async throws
    {
        let demo = try await DemoSandbox()
        func base64(_ text: String, _ encoding: String.Encoding = .utf8) -> String {
            text.data(using: encoding)?.base64EncodedString() ?? ""
        }
        let bundle = """
            {"resourceType": "Bundle", "type": "collection", "entry": [
              {"resource": {"resourceType": "DiagnosticReport", "id": "xray", "status": "final",
                "code": {"text": "Chest X-ray"}, "subject": {"reference": "Patient/demo-patient-1"},
                "issued": "2026-11-20T08:00:00Z", "presentedForm": [
                  {"contentType": "text/plain; charset=iso-8859-1", "title": "Findings",
                    "data": "\(base64("Größe normal.", .isoLatin1))"},
                  {"contentType": "application/pdf", "title": "Whole report", "data": "\(base64("%PDF-1.4"))"}]}},
              {"resource": {"resourceType": "DocumentReference", "id": "letter", "status": "current",
                "subject": {"reference": "Patient/demo-patient-1"}, "content": [
                  {"attachment": {"contentType": "text/csv", "title": "Sugar", "data": "\(base64("day,value"))"}}]}},
              {"resource": {"resourceType": "DocumentReference", "id": "elsewhere", "status": "current",
                "subject": {"reference": "Patient/demo-patient-1"}, "content": [
                  {"attachment": {"title": "Picture", "url": "https://pictures.example/1"}}]}},
              {"resource": {"resourceType": "DocumentReference", "id": "blank", "status": "current",
                "subject": {"reference": "Patient/demo-patient-1"}, "content": [{"attachment": {"title": "Blank"}}]}},
              {"resource": {"resourceType": "Procedure", "id": "unnamed", "status": "completed",
                "subject": {"reference": "Patient/demo-patient-1"}}}]}
            """
        let file = try demo.sandbox.write(bundle, to: "documents.json")
        #expect(try await demo.run("clinic", "import", file).status == 0)
        // As a version that did not know of forms has left it.
        let queue = try DatabaseQueue(path: demo.database)
        try await queue.write { db in
            try db.execute(
                sql: """
                    UPDATE diagnosticreport SET content = json_remove(content, '$.forms') WHERE id = 'xray';
                    INSERT INTO unread_text SELECT type, id FROM resource WHERE id = 'xray';
                    """)
        }
        try queue.close()

        func titles() async throws -> [JSON] {
            try await demo.json("patient", as: "demo-patient", "record").documents.array.map(\.title)
        }
        let before = try await titles()
        #expect(before.contains(.string("Sugar")) && !before.contains(.string("Findings")), "it waits for its release")
        try await demo.run("patient", as: "demo-patient", "document", "xray.form-1").expect(66, "There is no document")
        _ = try await demo.json(
            "doctor", as: "demo-doctor", "result", "release", "--for", "fern", "DiagnosticReport/xray")
        let after = try await titles()
        #expect(after.contains(.string("Findings")) && after.contains(.string("Whole report")))

        let read = try await demo.run("patient", as: "demo-patient", "document", "xray.form-1").output
        #expect(read.contains("Größe normal."))
        let other = try await demo.run("doctor", as: "demo-doctor", "document", "xray.form-2", "--for", "fern").output
        #expect(other.contains("A file that is not shown here: application/pdf, 8 B."))
        let elsewhere = try await demo.run("patient", as: "demo-patient", "document", "elsewhere").output
        #expect(elsewhere.contains("A file that is not here: https://pictures.example/1."))
        #expect(!elsewhere.contains("document save"))
        let blank = try await demo.run("patient", as: "demo-patient", "document", "blank").output
        #expect(blank.contains("There is no file."))
        let record = try await demo.run("patient", as: "demo-patient", "record").output
        #expect(record.contains("Procedures\n  Without a name"))
        let saved = demo.sandbox.file("report.pdf")
        let save = try await demo.run("patient", as: "demo-patient", "document", "save", "xray.form-2", saved)
        #expect(save.output == saved + "\n")
        #expect(try String(contentsOfFile: saved, encoding: .utf8) == "%PDF-1.4")
        let out = try await demo.run("patient", as: "demo-patient", "document", "save", "letter", "-").output
        #expect(out == "day,value")
        let trail = try await demo.sandbox.run("clinic", ["audit", "list", "--database", demo.database])
        #expect(trail.output.contains("given out the document"))
        try await demo.run("doctor", as: "demo-doctor", "document", "letter").expect(64, "name the patient with --for")
        let whole = demo.sandbox.file("whole.json")
        #expect(try await demo.run("clinic", "export", whole).status == 0)
        #expect(try String(contentsOfFile: whole, encoding: .utf8).contains("presentedForm"))
        #expect(try await demo.run("clinic", "verify").status == 0)
    }

    @Test func `what nobody may see or release is refused, and says what to do`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("doctor", as: "demo-doctor", "record", "demo-patient-404")
            .expect(77, "the record of somebody who is not your patient")
        try await demo.run("doctor", as: "demo-doctor", "record", "a").expect(66, "more than one patient")
        try await demo.run("doctor", as: "demo-doctor", "record", "o").expect(66, "“o” names nobody")
        try await demo.run("doctor", as: "demo-doctor", "result", "release", "--for", "fern", "Observation/none")
            .expect(66, "There is no result Observation/none")
        try await demo.run("doctor", as: "demo-doctor", "result", "release", "--for", "fern", "Patient/x")
            .expect(64, "Patient/x")
    }

    @Test func `an open record shows what is released meanwhile`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.openInJSON("patient", as: "demo-patient", "/record")
        var frame = try await patient.settledFrame()
        while !Self.shows("Allergy: Penicillin", in: frame) { frame = try await patient.settledFrame() }
        #expect(!Self.shows("Lipid panel", in: frame))
        let waiting = try await demo.json("doctor", as: "demo-doctor", "results")
        let report = try #require(waiting.results.array.first { $0.patient == .string("demo-patient-1") })
        try await demo.run(
            "doctor", as: "demo-doctor", "result", "release", "--for", "fern", try #require(report.id.string))
        while !Self.shows("Lipid panel", in: frame) { frame = try await patient.settledFrame() }
        #expect(frame.unasked == .bool(true))
        patient.endInput()
        #expect(await patient.status == 0)
    }

    @Test func `how values went is drawn in lines, and told as a table in json`() async throws {
        let demo = try await DemoSandbox()
        let drawn = try await demo.run(
            "patient", as: "demo-patient", "/record/results/4548-4", "--front", "lines", "--once")
        #expect(drawn.output.contains("Normal") && drawn.output.contains("●"))
        let told = try await demo.run(
            "patient", as: "demo-patient", "/record/results/4548-4", "--front", "json", "--once")
        #expect(told.output.contains("Chart of HbA1c by Date") && told.output.contains(#""role":"row""#))
    }

    private static func shows(_ text: String, in frame: JSON) -> Bool {
        frame.text.array.contains { $0.string?.contains(text) == true }
    }
}
