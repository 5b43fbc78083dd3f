import ClinicFront
import ClinicProgram
import Foundation
import TestSupport
import Testing

/// The idle lock of the real programs, in each front.
@Suite(.takingTurns)
struct LockTests {
    /// Whatever the record of the demo says: names, times, titles of its pages.
    private static let record = [
        "Fernández", "Ana ", "Marković", "Appointments", "Visit", "visit", "Requested", "Nov ", "Tomorrow",
    ]

    private func expectNothing(of text: String, _ location: SourceLocation = #_sourceLocation) {
        for word in Self.record {
            #expect(!text.contains(word), "\(word) in \(text)", sourceLocation: location)
        }
    }

    /// Waits until the audit trail says that a screen was locked so often.
    private func waitForLock(_ demo: DemoSandbox, count: Int = 1) async throws {
        while true {
            let trail = try await demo.run("clinic", "audit", "list").output
            if trail.components(separatedBy: "locked the screen").count > count { return }
        }
    }

    /// A delay in which the program can show its pages before it locks, on a machine as busy as it is now.
    private func delay(of program: String, in demo: DemoSandbox) async throws -> Duration {
        let start = try await ContinuousClock().measure {
            try await demo.run(program, as: "demo-\(program)", "open", "--once", "--front", "lines")
        }
        return .seconds(min(max(4, start / .seconds(1) * 6), 50))
    }

    private func lockOption(after delay: Duration) -> [String] {
        ["--lock-after", "\(Int(delay / .seconds(1)))s"]
    }

    @Test func `json tells nothing of the record from the lock on until it is unlocked`() async throws {
        let demo = try await DemoSandbox()
        let transcript = demo.sandbox.file("transcript")
        let doctor = try await demo.sandbox.start(
            "doctor",
            ["--front", "json", "--transcript", transcript]
                + lockOption(after: delay(of: "doctor", in: demo)) + demo.options("demo-doctor"))
        doctor.type("{\"press\":\"Appointments\"}\n")
        var shown = ""
        while true {
            let line = try #require(try await doctor.output.next())
            if try JSON(line).presented == .string("lock") { break }
            shown = line
        }
        #expect(Self.record.contains { shown.contains($0) })
        let told = doctor.output.text
        let journey = try String(contentsOfFile: transcript, encoding: .utf8)

        try await demo.run("patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-11-25T10:05")
        doctor.type("{\"press\":\"Home\",\"id\":2}\n{\"back\":true,\"id\":3}\n{\"find\":\"a\",\"id\":4}\n")
        doctor.type("{\"set\":\"Password\",\"to\":\"guess\",\"id\":5}\n{\"press\":\"Unlock\",\"id\":6}\n")
        doctor.type("{\"press\":\"OK\",\"id\":7}\n{\"set\":\"Password\",\"to\":\"demo\",\"id\":8}\n")
        var frame = JSON.null
        while frame.id != .number(8) { frame = try JSON(try #require(try await doctor.output.next())) }
        expectNothing(of: String(doctor.output.text.dropFirst(told.count)))
        #expect(frame.path == .array([.string("Locked")]))
        let noted = try String(contentsOfFile: transcript, encoding: .utf8).dropFirst(journey.count)
        expectNothing(of: String(noted))

        doctor.type("{\"press\":\"Unlock\",\"id\":9}\n")
        while frame.id != .number(9) { frame = try JSON(try #require(try await doctor.output.next())) }
        #expect(frame.presented == .null)
        #expect(try JSON(shown).path == frame.path)
        doctor.type("{\"quit\":true}\n")
        #expect(await doctor.status == 0)
        let whole = try String(contentsOfFile: transcript, encoding: .utf8)
        #expect(whole.contains("present lock Locked\n"))
        #expect(whole.contains("dismiss lock\n"))
        #expect(doctor.errors.text == "")
    }

    @Test func `lines refuses what was meant for the page before the lock, and shows the lock`() async throws {
        let demo = try await DemoSandbox()
        let patient = try await demo.sandbox.start(
            "patient",
            ["--front", "lines"] + lockOption(after: delay(of: "patient", in: demo)) + demo.options("demo-patient"))
        try await patient.output.wait(for: "> \n")
        try await waitForLock(demo)
        let told = patient.output.text
        try await demo.run("patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-12-14T10:05")
        patient.type("3\n")
        try await patient.output.wait(for: "unlock it first")
        try await patient.output.wait(for: "Unlock\n")
        patient.type("Book a visit\n1 demo\n")
        try await patient.output.wait(for: "no element \"Book a visit\"")
        try await patient.output.wait(for: "[2] Unlock\n")
        let locked = String(patient.output.text.dropFirst(told.count))
        expectNothing(of: locked.replacing("\"Book a visit\"", with: ""))
        patient.type("Unlock\n")
        try await patient.output.wait(for: "Next visit\n")
        patient.type("quit\n")
        #expect(await patient.status == 0)
        #expect(patient.output.text.components(separatedBy: "Next visit").count == 3)
    }

    @Test func `lines at a terminal clears what stood above`() async throws {
        let demo = try await DemoSandbox()
        let patient = try await demo.sandbox.startAtTerminal(
            "patient",
            ["--front", "lines"] + lockOption(after: delay(of: "patient", in: demo)) + demo.options("demo-patient"))
        let locked = try await patient.shows("the lock") { $0.text.contains("Unlock") }
        expectNothing(of: locked.text)
        patient.type("1 demo\nUnlock\n")
        try await patient.shows("the page again") { $0.plainText.components(separatedBy: "Next visit").count > 2 }
    }

    @Test func `a terminal shows nothing of the record, and then what was there with the focus where it was`()
        async throws
    {
        let demo = try await DemoSandbox()
        let patient = try await demo.sandbox.startAtTerminal(
            "patient", lockOption(after: delay(of: "patient", in: demo) * 2) + demo.options("demo-patient"))
        try await patient.shows("Next visit")
        patient.press(.down)
        try await patient.highlights("Appointments")
        patient.press(.down)
        try await patient.highlights("Book a visit")
        patient.press(.enter)
        try await patient.shows("Which times")
        patient.type("10:0")
        try await patient.highlights("10:0")
        patient.press(.enter)
        try await patient.shows("Your time")
        patient.type("Cough and fever")
        let before = try await patient.shows("Cough and fever")
        let help = "\u{1B}OP"
        patient.type(help)
        try await patient.shows("next, previous")
        let locked = try await patient.shows("the lock", within: 150) { $0.text.contains("Unlock") }
        expectNothing(of: locked.text)
        #expect(!locked.text.contains("Cough"))
        #expect(locked.title == "Locked")
        patient.press(.interrupt)
        let question = try await patient.shows("Discard what you entered?")
        expectNothing(of: question.text)
        #expect(!question.text.contains("Cough"))
        patient.press(.escape)
        try await patient.shows("the lock, and no question") {
            $0.text.contains("Unlock") && !$0.text.contains("Discard what you entered?")
        }
        try await demo.run("patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-12-14T10:05")
        let (back, refresh) = ("\u{2}", "\u{12}")
        patient.type(back + refresh + "demo")
        try await patient.shows("••••")
        let sent = try #require(patient.written.components(separatedBy: "\u{1B}]2;Locked").last)
        expectNothing(of: sent)
        #expect(!sent.contains("Cough"))
        patient.type("\r")
        let after = try await patient.shows("the page as it was") { $0.text == before.text }
        #expect(after.title == before.title)
        #expect(after.cursor == before.cursor)
        patient.press(.interrupt)
        try await patient.shows("Discard what you entered?")
        patient.press(.interrupt)
        #expect(try await patient.status == 0)
        #expect(patient.isGivenBack)
    }

    @Test func `whose session ends behind the lock is told so and sees nothing of the page`() async throws {
        let demo = try await DemoSandbox()
        let patient = try await demo.sandbox.startAtTerminal(
            "patient",
            ["/appointments"] + lockOption(after: delay(of: "patient", in: demo)) + demo.options("demo-patient"))
        try await patient.shows("the lock") { $0.text.contains("Unlock") }
        try await demo.run("clinic", "session", "end", "--user", "demo-patient")
        let alert = try await patient.shows("You are signed out")
        expectNothing(of: alert.text)
        patient.press(.enter)
        expectNothing(of: try await patient.shows("User name").text)
        patient.press(.interrupt)
        #expect(try await patient.status == 0)
    }

    @Test func `a program that was stopped for too long shows nothing but the lock when it goes on`() async throws {
        let demo = try await DemoSandbox()
        let delay = try await delay(of: "patient", in: demo)
        let patient = try demo.sandbox.startAtTerminal(
            "patient", lockOption(after: delay) + demo.options("demo-patient"))
        try await patient.shows("Next visit")
        kill(patient.pid, SIGSTOP)
        // Nothing tells that time has gone by: that it does is what is tried here.
        try await Task.sleep(for: delay)
        let before = patient.bytesWritten
        patient.resize(columns: 90, rows: 24)
        patient.press(.redraw)
        kill(patient.pid, SIGCONT)
        try await patient.shows("Unlock")
        expectNothing(of: String(decoding: patient.written.utf8.dropFirst(before), as: UTF8.self))
    }

    @Test(arguments: [("10", 600.0), ("0.5", 30), ("90s", 90), ("1.5S", 1.5)])
    func `the time is given in minutes or in seconds`(_ text: String, _ seconds: Double) throws {
        #expect(LockDelay(argument: text)?.duration == .seconds(seconds))
    }

    @Test(arguments: ["never", "0", "Never"])
    func `the lock is turned off`(_ text: String) throws {
        let delay = try #require(LockDelay(argument: text))
        #expect(delay.duration == nil)
    }

    @Test(arguments: ["", "-1", "x", "1m", "s", "0.1s", "1e3", "nan", "inf", "1441", "1 0", "٣"])
    func `what is no time is refused`(_ text: String) {
        #expect(LockDelay(argument: text) == nil)
    }

    @Test func `an option wins over the environment, that over ten minutes`() throws {
        let five = try #require(LockDelay(argument: "5"))
        #expect(try LockDelay.chosen(option: five, environment: ["CADUCEUS_LOCK_AFTER": "never"]) == five)
        #expect(try LockDelay.chosen(option: nil, environment: ["CADUCEUS_LOCK_AFTER": "5"]) == five)
        #expect(try LockDelay.chosen(option: nil, environment: [:]).duration == .seconds(600))
        #expect(throws: ProgramError.self) {
            try LockDelay.chosen(option: nil, environment: ["CADUCEUS_LOCK_AFTER": "soon"])
        }
    }

    @Test func `a wrong time is a wrong use`() async throws {
        let demo = try await DemoSandbox()
        let ending = try await demo.sandbox.run(
            "patient", ["--once", "--front", "lines"] + demo.options("demo-patient"),
            adding: ["CADUCEUS_LOCK_AFTER": "soon"])
        ending.expect(64, "CADUCEUS_LOCK_AFTER", "soon", "never")
        let option = try await demo.run("patient", as: "demo-patient", "--once", "--lock-after", "soon")
        #expect(option.status == 64)
    }
}
