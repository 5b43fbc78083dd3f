import Foundation
import TestSupport
import Testing

/// Lines that are typed at a terminal.
@Suite(.takingTurns)
struct TypingTests {
    @Test(arguments: [
        ("lines", "2 S3cretPw"), ("lines", "2  \"S3cretPw\""), ("lines", "S3cretPw"), ("lines", "press S3cretPw"),
        ("lines", "# S3cretPw"), ("lines", "2 S3cretPx\u{7F}w"), ("lines", "2 x\u{15}2 S3cretPw"),
        ("json", #"{"set":2,"to":"S3cretPw"}"#), ("json", #"{"set":"Password","to":"S3cretPw"}"#),
    ])
    func `nothing of a password is shown while it is typed, but dots`(_ front: String, _ line: String) async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", ["--front", front] + demo.options(nil))
        try await patient.prints(front == "lines" ? "> " : #""role":"secureField""#)

        for byte in Array(line.utf8) { patient.send([byte]) }
        try await patient.prints("••••••••")
        patient.type("\r")
        try await patient.waitForEcho(in: front)

        patient.type(front == "lines" ? "q\r" : "{\"quit\":true}\r")
        #expect(try await patient.status == 0)
        #expect(!patient.written.contains("S3c") && !patient.written.contains("cret"), "\(patient.written)")
        #expect(patient.isGivenBack)
    }

    @Test func `a whole sign-in that is pasted before the first screen shows the name alone`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", ["--front", "lines"] + demo.options(nil))
        try await patient.prints("> ")
        patient.type("1 demo-patient\r2 demo\r3\rq\r")

        #expect(try await patient.status == 0)
        #expect(patient.written.contains("> 1 demo-patient"))
        #expect(!patient.written.contains("2 demo"))
        #expect(patient.written.contains("Next visit"))
    }

    @Test func `what is typed where there is no secret shows, and can be corrected`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", adding: ["TEXTUI_FRONT": "lines"])
        try await sampler.prints("> ")
        sampler.type("nothing at all\u{17}\u{17}x\u{15}Sloé\u{7F}\u{1B}[Aw")
        try await sampler.shows("the word") { $0.text.contains("> Slow") }

        sampler.type("\r")

        try await sampler.shows("the page") { $0.text.contains("> Slow\n") && $0.text.contains("Ask slowly") }
        sampler.type("\u{4}")
        #expect(try await sampler.status == 0)
        #expect(sampler.isGivenBack)
    }

    @Test func `Ctrl-C asks before it loses what was entered, and a second one ends the program`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal(
            "patient", ["/time-slots", "--front", "lines"] + demo.options("demo-patient"))
        try await patient.prompts(after: "Book the first free time")
        patient.type("press Book the first free time\r")
        try await patient.prompts(after: "Held for you until")
        patient.type("Reason Cough\r")
        try await patient.prompts(after: "Cough", count: 2)

        patient.press(.interrupt)
        try await patient.prompts(after: "Discard what you entered?")
        patient.type("Stay\r")
        try await patient.prompts(after: "Held for you until", count: 3)
        patient.press(.interrupt)
        try await patient.prompts(after: "Discard what you entered?", count: 2)
        patient.press(.interrupt)

        #expect(try await patient.status == 128 + SIGINT)
        #expect(patient.isGivenBack)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGALRM])
    func `a signal gives the echo back`(_ number: Int32) async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", adding: ["TEXTUI_FRONT": "lines"])
        try await sampler.prints("> ")
        #expect(!sampler.isGivenBack)

        kill(sampler.pid, number)

        #expect(try await sampler.status == 128 + number)
        #expect(sampler.isGivenBack)
    }
}

extension TerminalProcess {
    fileprivate func prints(_ words: String) async throws {
        try await shows("“\(words)”") { _ in self.written.contains(words) }
    }

    /// Waits until words have been printed so often, and the next line is awaited.
    fileprivate func prompts(after words: String, count: Int = 1) async throws {
        try await shows("a prompt after “\(words)”") { _ in
            self.written.hasSuffix("> ") && self.written.components(separatedBy: words).count > count
        }
    }

    /// Waits for the answer to the line that was typed: a second prompt, or a second frame.
    fileprivate func waitForEcho(in front: String) async throws {
        try await shows("an answer") { _ in
            front == "lines"
                ? self.written.split(separator: "> ", omittingEmptySubsequences: false).count > 2
                : self.written.contains(#""frame":2"#)
        }
    }
}
