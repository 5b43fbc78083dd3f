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
        let list = try await demo.run("patient", as: "demo-patient", "results").lines
        #expect(list.contains { $0.contains("HbA1c") && $0.contains(" high ") })
        #expect(list.contains { $0.contains("Creatinine") && !$0.contains("high") })
        let help = try await demo.sandbox.run("patient", ["results", "--help"])
        #expect(help.output.contains("in the last two weeks"))
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
    }

    @Test func `what is known of a time is said in three languages, given to programs and exported, and no more`()
        async throws
    {
        let demo = try await DemoSandbox()
        func entry(_ type: String, _ id: String, _ rest: String) -> String {
            let (owner, name) = type == "Immunization" ? ("patient", "vaccineCode") : ("subject", "code")
            return """
                {"resource": {"resourceType": "\(type)", "id": "\(id)", "\(owner)": {"reference": "Patient/demo-patient-1"},
                  "\(name)": {"text": "\(id.capitalized)"}, \(rest)}}
                """
        }
        let entries = [
            entry("Condition", "gout", #""onsetDateTime": "1999""#),
            entry("Condition", "rash", #""onsetDateTime": "1999-05", "recordedDate": "2001-02-03""#),
            entry("Condition", "acne", #""onsetAge": {"value": 12, "unit": "years", "code": "a"}"#),
            entry("Condition", "hives", #""onsetPeriod": {"start": "1999-05", "end": "2003"}"#),
            entry("Procedure", "tonsils", #""status": "completed", "performedDateTime": "1999-05-03""#),
            entry("Immunization", "mumps", #""status": "completed", "occurrenceString": "since childhood""#),
        ]
        let bundle = #"{"resourceType": "Bundle", "type": "collection", "entry": [\#(entries.joined(separator: ","))]}"#
        let file = try demo.sandbox.write(bundle, to: "times.json")
        #expect(try await demo.run("clinic", "import", file).status == 0)

        let screen = ["/record", "--front", "lines", "--once", "--size", "100x200"]
        let words = [
            "en": ["Gout 1999", "Rash May 1999", "Acne at 12 years", "Hives May 1999 to 2003", "Tonsils 3 May 1999"],
            "de": [
                "Gout 1999", "Rash Mai 1999", "Acne mit 12 Jahren", "Hives Mai 1999 bis 2003", "Tonsils 3. Mai 1999",
            ],
            "ar": ["Gout 1999", "Rash مايو 1999", "Acne في عمر 12 سنة", "Tonsils 3 مايو 1999"],
        ]
        for (language, lines) in words {
            let options = ["--locale", language] + demo.options("demo-patient")
            let shown = try await demo.sandbox.run("patient", screen + options).output
                .replacing(#/ {2,}/#, with: " ")
            let command = try await demo.sandbox.run("patient", ["record"] + options).output
            for line in lines + ["Mumps since childhood"] {
                #expect(language == "ar" || shown.contains(line), "\(line) in \(shown)")
                let said = line.replacing(#/^(\w+) /#) { "\($0.output.1), " }
                #expect(command.contains(said), "\(said) in \(command)")
            }
        }

        let record = try await demo.json("patient", as: "demo-patient", "record")
        func problem(_ id: String) -> JSON { record.problems.array.first { $0.id == .string(id) } ?? .string("") }
        #expect(problem("gout").date == .string("1999") && problem("gout").onsetDateTime == .string("1999"))
        #expect(problem("rash").onsetDateTime == .string("1999-05"))
        #expect(problem("acne").onsetAge.code == .string("a") && problem("acne").onsetAge.value == .number(12))
        #expect(problem("hives").onsetPeriod.start == .string("1999-05"))
        #expect(problem("hives").onsetPeriod.end == .string("2003"))
        #expect(record.procedures.array.first { $0.id == .string("tonsils") }?.date == .string("1999-05-03"))
        let mumps = record.vaccinations.array.first { $0.id == .string("mumps") }
        #expect(mumps?.occurrenceString == .string("since childhood"))
        let ids = record.problems.array.compactMap(\.id.string)
        #expect(try #require(ids.firstIndex(of: "rash")) < #require(ids.firstIndex(of: "gout")), "the latest first")

        let exported = try await demo.run("clinic", "export", "--patient", "demo-patient-1").output
        for time in [
            #""onsetDateTime":"1999""#, #""onsetDateTime":"1999-05""#, #""recordedDate":"2001-02-03""#,
            #""performedDateTime":"1999-05-03""#, #""occurrenceString":"since childhood""#,
        ] {
            #expect(exported.replacing("\": ", with: "\":").contains(time), "\(time)")
        }
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
              {"resource": {"resourceType": "DocumentReference", "id": "lines", "status": "current",
                "subject": {"reference": "Patient/demo-patient-1"}, "content": [
                  {"attachment": {"contentType": "text/plain", "title": "Lines",
                    "data": "\(base64("A first line.\r\nAnother."))"}}]}},
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
        let lines = try await demo.run("patient", as: "demo-patient", "document", "lines", "--size", "8x24")
        #expect(lines.output.hasSuffix("\nA first\nline.\nAnother.\n"), "\(lines)")
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
        try await demo.run("doctor", as: "demo-doctor", "record", "q").expect(66, "“q” names nobody")
        #expect(try await !demo.run("doctor", as: "demo-doctor", "record", "李").errors.contains("names nobody"))
        try await demo.run("doctor", as: "demo-doctor", "result", "release", "--for", "fern", "Observation/none")
            .expect(66, "There is no result Observation/none")
        try await demo.run("doctor", as: "demo-doctor", "result", "release", "--for", "fern", "Patient/x")
            .expect(64, "Patient/x")
    }

    @Test func `commands find a patient by the birth date in words, as the screens do`() async throws {
        let demo = try await DemoSandbox()
        let found = try await demo.json("doctor", as: "demo-doctor", "patients", "fern")
        let born = try #require(found.patients.array.first?.birthDate.string).split(separator: "-")
        let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
        let month = months[try #require(Int(born[1])) - 1]
        let birthDate = "\(born[2]) \(month) \(born[0])"
        for command in ["record", "prescriptions"] {
            let answer = try await demo.json("doctor", as: "demo-doctor", command, birthDate)
            let other = try await demo.json("doctor", as: "demo-doctor", command, "demo-patient-1")
            #expect(answer == other)
        }
        let conversation = try await demo.json("doctor", as: "demo-doctor", "messages", birthDate)
        #expect(conversation.name == .string("Ana Fernández Ríos"))
        try await demo.run("doctor", as: "demo-doctor", "messages", "Fernandes")
            .expect(66, "is called “Fernandes”; similar names: ", "Ana Fernández Ríos (demo-patient-1)")
    }

    @Test func `a name that no patient has is said to be none, with those that are like it`() async throws {
        let demo = try await DemoSandbox()
        for command in ["record", "prescriptions"] {
            try await demo.run("doctor", as: "demo-doctor", command, "Fernandes")
                .expect(66, "is called “Fernandes”; similar names: ", "Ana Fernández Ríos (demo-patient-1)")
            try await demo.run("doctor", as: "demo-doctor", command, "Xyzzy Qwerty")
                .expect(66, "none of your patients is called “Xyzzy Qwerty”; look for the beginning")
        }
        try await demo.run("doctor", as: "demo-doctor", "record", "Fernandes", "--locale", "de")
            .expect(66, "niemand von Ihren Patienten heißt „Fernandes“; ähnliche Namen: ")
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
