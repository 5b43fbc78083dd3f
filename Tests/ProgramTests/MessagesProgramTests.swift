import Foundation
import Testing

/// Messages through the real programs: commands, and both apps open on one database.
@Suite(.takingTurns)
struct MessagesProgramTests {
    private static let patient = "demo-patient-1"
    private static let doctor = "demo-practitioner-1"

    @Test func `a question is sent, read and answered by single commands`() async throws {
        let demo = try await DemoSandbox()
        let visit = try await demo.json(
            "patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-11-25T10:05")
        let id = try #require(visit.id.string)
        let sent = try await demo.json(
            "patient", as: "demo-patient", "message", "send", "--to", "marković", "--about", id, "May", "I", "eat?")
        #expect(sent.conversation == .string(Self.doctor))

        let list = try await demo.json("doctor", as: "demo-doctor", "messages")
        let first = try #require(list.conversations.array.first)
        #expect(first.id == .string(Self.patient) && first.unread == .number(1))
        #expect(first.last.text == .string("May I eat?") && first.last.about == visit.id)
        #expect(first.last.id == sent.message && first.answered == .bool(false))

        let read = try await demo.json("doctor", as: "demo-doctor", "messages", Self.patient)
        #expect(read.messages.array.last?.text == .string("May I eat?"))
        #expect(read.messages.array.last?.isOwn == .bool(false))
        let after = try await demo.json("doctor", as: "demo-doctor", "messages")
        #expect(after.conversations.array.first { $0.id == .string(Self.patient) }?.unread == .number(0))
        let waiting = try await demo.json("doctor", as: "demo-doctor", "messages", "--show", "unanswered")
        #expect(waiting.conversations.array.contains { $0.id == .string(Self.patient) })
        let unread = try await demo.json("doctor", as: "demo-doctor", "messages", "--show", "unread")
        #expect(!unread.conversations.array.contains { $0.id == .string(Self.patient) })

        try await demo.run("doctor", as: "demo-doctor", "message", "send", "--to", "fern", "Water\tonly.\u{1b}[31m")
        let answer = try await demo.run("patient", as: "demo-patient", "messages", "Marković")
        #expect(answer.status == 0)
        let answered = try await demo.json("doctor", as: "demo-doctor", "messages")
        #expect(
            answered.conversations.array.first { $0.id == .string(Self.patient) }?.answered == .bool(true))
        #expect(answer.lines.contains("Dr. Elena Marković, Tue 24 Nov 2026, 09:00"))
        #expect(answer.lines.contains { $0.hasPrefix("You, Tue 24 Nov 2026, 09:00, read") })
        #expect(answer.lines.contains { $0.hasPrefix("  About the visit \(id), Wed 25 Nov 2026, 10:05") })
        #expect(answer.output.contains("Water") && !answer.output.contains("\u{1b}"))
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
    }

    @Test func `the list has the first line of a message, with a sign where more follows`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run(
            "patient", as: "demo-patient", "message", "send", "--to", "marković", "--text", "Good morning,\n\nmay I?")
        let list = try await demo.run("doctor", as: "demo-doctor", "messages")
        #expect(list.output.contains("  Good morning, …  "), "\(list)")
    }

    @Test(arguments: [["--text", "-"], ["-"]])
    func `a message is read from stdin, all of its lines`(dash: [String]) async throws {
        let demo = try await DemoSandbox()
        let send = ["message", "send", "--to", "marković"] + dash
        let sent = try await demo.run("patient", as: "demo-patient", send, input: "Good morning,\n\nmay I?\n")
        #expect(sent.status == 0, "\(sent)")
        let read = try await demo.json("patient", as: "demo-patient", "messages", "marković")
        #expect(read.messages.array.last?.text == .string("Good morning,\n\nmay I?"))
        try await demo.run("patient", as: "demo-patient", send).expect(65, "needs a text")
    }

    @Test func `what cannot be sent is refused, and says what to do`() async throws {
        let demo = try await DemoSandbox()
        let long = String(repeating: "a", count: 4001)
        try await demo.run("patient", as: "demo-patient", "message", "send", "--to", "marković", long)
            .expect(65, "longer than 4000 characters")
        try await demo.run("patient", as: "demo-patient", "message", "send", "--to", "marković", " ")
            .expect(65, "needs a text")
        try await demo.run("patient", as: "demo-patient", "message", "send", "--to", "demo-patient-2", "Hello")
            .expect(77, "You may not write to a practitioner who is not yours")
        try await demo.run("patient", as: "demo-patient", "messages", "marcovic")
            .expect(66, "“marcovic” is no practitioner of yours; name one of: Dr. Elena Marković (demo-practitioner-1)")
        try await demo.run("patient", as: "demo-patient", "message", "send", "--to", "Smith", "Hello")
            .expect(66, "“Smith” is no practitioner of yours; name one of: ")
        try await demo.run("doctor", as: "demo-nurse", "messages", "Fernandes")
            .expect(66, "none of your patients is called “Fernandes”")
        try await demo.run("doctor", as: "demo-nurse", "messages", "demo-patient-404")
            .expect(77, "somebody who is not your patient")
        try await demo.run("patient", as: "demo-patient", "message", "send", "--to", "marković")
            .expect(64, "write the message behind the command, or with --text; --text - reads it from stdin")
        try await demo.run("patient", as: "demo-patient", "message", "send", "--to", "marković", "--text", "Hi", "ho")
            .expect(64, "say what to write once")
    }

    @Test func `both apps show in their open screens what the one writes to the other`() async throws {
        let demo = try await DemoSandbox()
        let doctor = try demo.openInJSON("doctor", as: "demo-doctor")
        let before = try await doctor.settledFrame()
        let unread = try #require(Self.unread(before))
        let patient = try demo.openInJSON("patient", as: "demo-patient", "/messages/\(Self.doctor)")
        var frame = try await patient.settledFrame()
        while frame.title != .string("Dr. Elena Marković") { frame = try await patient.settledFrame() }

        let read = Self.readCount(frame)
        patient.type(#"{"set":"Message","to":"It is worse today."}"# + "\n")
        _ = try await patient.settledFrame()
        patient.type(#"{"press":"Send"}"# + "\n")
        var home = try await doctor.settledFrame()
        while Self.unread(home) != unread + 1 { home = try await doctor.settledFrame() }
        #expect(home.unasked == .bool(true))

        // The patient's own screen says when it has been read.
        _ = try await demo.json("doctor", as: "demo-doctor", "messages", Self.patient)
        frame = try await patient.settledFrame()
        while Self.readCount(frame) != read + 1 { frame = try await patient.settledFrame() }
        while Self.unread(home) != unread { home = try await doctor.settledFrame() }
        for app in [doctor, patient] {
            app.endInput()
            #expect(await app.status == 0)
        }
    }

    @Test func `a conversation is read and answered line by line`() async throws {
        let demo = try await DemoSandbox()
        let script = ["press Messages", "press Dr. Elena Marković", "3 I shall.", "press Send", "back", "back"]
        let ending = try await demo.run(
            "patient", as: "demo-patient", "--front", "lines", "--strict",
            input: script.map { $0 + "\n" }.joined())
        #expect(ending.status == 0, "\(ending.errors)")
        #expect(ending.output.contains("I shall."))
        let list = try await demo.json("patient", as: "demo-patient", "messages")
        let first = try #require(list.conversations.array.first)
        #expect(first.last.text == .string("I shall.") && first.unread == .number(0))
    }

    @Test func `messages go out and come in again`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "message", "send", "--to", "marković", "--text", "Out and in")
        let bundle = demo.sandbox.file("bundle.json")
        #expect(try await demo.run("clinic", "export", "--patient", Self.patient, bundle).status == 0)
        let text = try String(contentsOfFile: bundle, encoding: .utf8)
        #expect(text.contains(#""resourceType":"Communication""#) && text.contains("Out and in"))
        let copy = demo.sandbox.file("copy.sqlite")
        let imported = try await demo.sandbox.run("clinic", ["import", bundle, "--database", copy])
        #expect(imported.status == 0, "\(imported.errors)")
        let again = demo.sandbox.file("again.json")
        let exported = try await demo.sandbox.run(
            "clinic", ["export", "--patient", Self.patient, again, "--database", copy])
        #expect(exported.status == 0, "\(exported.errors)")
        #expect(try String(contentsOfFile: again, encoding: .utf8) == text)
    }

    /// How many of one's own messages a conversation says are read.
    private static func readCount(_ frame: JSON) -> Int {
        frame.text.array.count { $0.string?.contains("Read") == true }
    }

    /// How many messages Home says are new.
    private static func unread(_ frame: JSON) -> Int? {
        let rows = frame.elements.array.filter { $0.identifier == .string("home.messages") }
        guard let row = rows.first else { return nil }
        return row.value.string?.firstMatch(of: /(\d+) unread/).flatMap { Int($0.1) } ?? 0
    }
}
