import Foundation
import PlainText
import TestSupport
import Testing

/// What nobody here wrote, and how it looks on the screen.
@Suite(.takingTurns)
struct ForeignTextTests {
    @Test func `a name with escape sequences, wide and joined characters is drawn, and never raw`() async throws {
        let demo = try await DemoSandbox()
        let bundle = #"""
            {"resourceType":"Patient","id":"eve","name":[{"text":"\u001b[31mEve\u001b[0m\u0007 李小龍 👩‍👩‍👧 e\u0301\r\n\u009b2JX\u202e"}],
            "generalPractitioner":[{"reference":"Practitioner/demo-practitioner-1"}]}
            """#
        #expect(try await demo.run("clinic", "import", demo.sandbox.write(bundle, to: "eve.json")).status == 0)
        try await demo.run(
            "clinic", "user", "add", "eve", "--patient", "eve", "--password-stdin",
            input: DemoSandbox.password + "\n")
        let reason = "\u{1B}]0;owned\u{07}Cough\u{1B}[5m"
        let booked = try await demo.json(
            "patient", as: "eve", "book", "--with", "Marković", "--at", "2026-11-25T10:05", "--reason", reason)
        let id = try #require(booked.id.string)

        var outputs: [String] = []
        for front in ["lines", "json", "svg"] {
            let words = ["--front", front, "--once"]
            outputs.append(try await demo.sandbox.run("patient", words + demo.options("eve")).output)
            outputs.append(
                try await demo.sandbox.run("doctor", ["/appointments/\(id)"] + words + demo.options("demo-doctor"))
                    .output)
        }
        outputs.append(try await demo.run("doctor", as: "demo-doctor", "requests").output)
        outputs.append(try await demo.run("doctor", as: "demo-doctor", "appointment", id).output)
        outputs.append(try await demo.run("doctor", as: "demo-doctor", "patients", "find", "李小").output)

        for output in outputs {
            // A picture places wide characters one by one.
            let names = output.hasPrefix("<svg") ? ["Eve", "李", "👩‍👩‍👧"] : ["Eve", "李小龍 👩‍👩‍👧"]
            #expect(names.allSatisfy(output.contains), "\(output)")
            #expect(!output.contains("[31m") && !output.contains("owned"))
            let controls = output.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
            #expect(controls.isEmpty, "\(output)")
            #expect(!output.unicodeScalars.contains("\u{202E}"))
        }
        // JSON keeps what was said: it is escaped there, and a program reads it.
        #expect(booked.reason == .string(reason))
    }

    @Test func `no command writes raw what a terminal obeys or hides, and JSON loses nothing of it`() async throws {
        let demo = try await DemoSandbox()
        let name = "Eve\u{9B}2J\u{9D}0;x\u{9C}\u{7F}\u{202E}\u{2066}\u{AD}\u{FEFF}\u{FFF9}\u{206A}\u{E0041}Adams"
        let bundle = """
            {"resourceType":"Patient","id":"eve","name":[{"text":"\(name)"}],
            "generalPractitioner":[{"reference":"Practitioner/demo-practitioner-1"}]}
            """
        #expect(try await demo.run("clinic", "import", demo.sandbox.write(bundle, to: "eve.json")).status == 0)
        try await demo.run("clinic", "user", "add", "eve", "--patient", "eve", "--password-stdin", input: "demo\n")
        try await demo.run(
            "patient", as: "eve", "book", "--with", "Marković", "--at", "2026-11-24T10:05", "--reason", name)

        var outputs: [String] = []
        for json in [[], ["--json"]] {
            for words in [["patients", "find", "Eve"], ["today"], ["requests"]] {
                let ending = try await demo.sandbox.run("doctor", words + json + demo.options("demo-doctor"))
                #expect(ending.status == 0, "\(ending.errors)")
                outputs.append(ending.output)
            }
            outputs.append(try await demo.sandbox.run("clinic", ["audit", "list"] + json + demo.options(nil)).output)
        }
        let export = demo.sandbox.file("export.json")
        #expect(try await demo.run("clinic", "export", export).status == 0)
        outputs.append(try String(contentsOfFile: export, encoding: .utf8))

        for output in outputs {
            let hidden = output.unicodeScalars.filter { $0 != "\n" && printable(String($0)).isEmpty }
            #expect(hidden.isEmpty, "\(output)")
        }
        let escaped = #"Eve\u009b2J\u009d0;x\u009c\u007f\u202e\u2066\u00ad\ufeff\ufff9\u206a\udb40\udc41Adams"#
        #expect(outputs[4].contains(escaped))
    }

    @Test func `somebody without a name is called by the id`() async throws {
        let demo = try await DemoSandbox()
        let bundle = #"""
            {"resourceType":"Bundle","type":"collection","entry":[
            {"resource":{"resourceType":"Patient","id":"nameless"}},
            {"resource":{"resourceType":"Appointment","id":"visit","status":"booked","start":"2026-12-01T10:00:00Z",
            "end":"2026-12-01T10:20:00Z","participant":[
            {"actor":{"reference":"Patient/nameless"},"status":"accepted"},
            {"actor":{"reference":"Practitioner/elsewhere"},"status":"accepted"}]}}]}
            """#
        #expect(try await demo.run("clinic", "import", demo.sandbox.write(bundle, to: "bundle.json")).status == 0)
        try await demo.run(
            "clinic", "user", "add", "somebody", "--patient", "nameless", "--password-stdin",
            input: DemoSandbox.password + "\n")

        let home = try await demo.run("patient", as: "somebody", "open", "--once")
        let visit = try await demo.json("patient", as: "somebody", "appointment", "visit")

        #expect(home.lines.contains("nameless"))
        #expect(home.lines.contains { $0.hasPrefix("[8] elsewhere") })
        #expect(visit.patient.name == .string("nameless") && visit.practitioner.name == .string("elsewhere"))
    }

    @Test func `a person who was imported does the main job`() async throws {
        let demo = try await DemoSandbox()
        let files = try Samples.files(.whole)
        #expect(try await demo.sandbox.run("clinic", ["import"] + files.map(\.path) + demo.options(nil)).status == 0)
        let bundle = try JSON(String(contentsOf: try #require(files.first), encoding: .utf8))
        let person = try #require(bundle.entry.array.map(\.resource).first { $0.resourceType == .string("Patient") })
        let id = try #require(person.id.string)
        let added = try await demo.run(
            "clinic", "user", "add", "somebody", "--patient", id, "--password-stdin",
            input: DemoSandbox.password + "\n")
        #expect(added.status == 0, "\(added.errors)")

        let script = """
            Book a visit
            1 Chidi Okafor
            press 09:00
            Book this time
            Reschedule
            press 10:00
            Move to this time
            Cancel visit
            Cancel this visit
            """
        let ending = try await demo.sandbox.run(
            "patient",
            ["--front", "lines", "--strict", "--script", demo.sandbox.write(script, to: "script")]
                + demo.options("somebody"))

        #expect(ending.status == 0, "\(ending.output.suffix(1500))")
        let family = try #require(person.name.array.first?.family.string)
        #expect(ending.output.contains(family))
        let calledOff = try await demo.json("patient", as: "somebody", "appointments").calledOff.array
        // The one that was moved, and the one that replaced it.
        #expect(calledOff.map(\.status) == [.string("cancelled"), .string("cancelled")])
        #expect(try await demo.run("clinic", "verify").status == 0)
    }
}
