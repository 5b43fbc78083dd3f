import Foundation
import Testing

/// The main job: a visit from the request to its beginning, and another that is moved and cancelled.
private let mainJob = [
    JourneyLeg(
        title: "The patient asks for one visit, books another, moves it and cancels it", program: "patient",
        now: DemoSandbox.now,
        steps: signIn("demo-patient") + [
            .press("Book a visit"),
            .set(1, "Practitioner", to: "Dr. Elena Marković"),
            .press("10:05"),
            .set(1, "Reason", to: "Cough"),
            .press("Request this time"),
            .back,
            .press("Book a visit"),
            .set(1, "Practitioner", to: "Chidi Okafor"),
            .press("09:00"),
            .press("Book this time"),
            .back,
            .press("Appointments"),
            .set(2, "Show", to: "Requested"),
            .set(2, "Show", to: "Upcoming"),
            .press("Chidi Okafor, Booked, 09:00"),
            .press("Reschedule"),
            // At 10:00 the patient is with the other practitioner: that time is not offered.
            .press("11:00"),
            .press("Move to this time"),
            .press("Cancel visit"),
            .set(1, "Reason", to: "I feel better"),
            .press("Cancel this visit"),
            .back,
            .set(2, "Show", to: "Past"),
            .back,
        ]),
    JourneyLeg(
        title: "The practitioner sees the request and confirms it", program: "doctor", now: DemoSandbox.now,
        steps: signIn("demo-doctor") + [.press("Ana Fernández Ríos"), .press("Confirm"), .back]),
    JourneyLeg(
        title: "On the day, the patient arrives, is checked in, and the visit starts", program: "doctor",
        now: "2026-11-25T08:55:00Z",
        steps: signIn("demo-doctor") + [
            .press("Appointments"), .press("Ana Fernández Ríos"), .press("Mark as arrived"), .press("Check in"),
            .press("Start visit"), .back, .back,
        ]),
    JourneyLeg(
        title: "The patient sees what became of both", program: "patient", now: "2026-11-25T09:00:00Z",
        steps: signIn("demo-patient") + [.press("Appointments"), .set(2, "Show", to: "Past")]),
]

private func signIn(_ user: String) -> [JourneyStep] {
    [.set(1, "User name", to: user), .set(2, "Password", to: "demo"), .press("Sign in")]
}

@Suite(.takingTurns)
struct JourneyTests {
    @Test func `the main job goes by script in the lines front`() async throws {
        try Golden("journey.lines.txt").expect(try await run(mainJob, front: "lines") { $0.line })
    }

    @Test func `the main job goes by script in the json front`() async throws {
        let text = try await run(mainJob, front: "json") { $0.json }

        try Golden("journey.json.txt").expect(text)
    }

    @Test func `one script runs against both apps, and only what the Interactors say differs`() async throws {
        var journals: [String] = []
        for program in ["patient", "doctor"] {
            let demo = try await DemoSandbox()
            let ending = try await demo.sandbox.run(
                program,
                [
                    "--front", "lines", "--script",
                    demo.sandbox.write(Self.sharedScript(of: program).joined(separator: "\n"), to: "script"),
                    "--strict", "--transcript", demo.sandbox.file("journal"),
                ] + demo.options(nil))
            #expect(ending.status == 0 && ending.errors == "", "\(ending)")
            try Golden("shared.\(program).txt").expect(ending.output)
            journals.append(try String(contentsOfFile: demo.sandbox.file("journal"), encoding: .utf8))
        }

        try Golden("shared.transcript.txt").expect(journals[0])
        #expect(journals[0] == journals[1])
    }

    /// What either app is led through. How much there is to do before the visits is each app's own.
    static func sharedScript(of app: String) -> [String] {
        [
            "Fill in the demo’s name and password", "Sign in", "Appointments", "back", "Book a", "back", "Messages",
            "back", app == "patient" ? "9" : "11", "back", "refresh", "Sign out", "Sign out",
        ]
    }

    /// Runs the legs on one clinic, strictly, and returns what the programs showed, without ids that differ each time.
    private func run(_ legs: [JourneyLeg], front: String, _ line: (JourneyStep) -> String) async throws -> String {
        let demo = try await DemoSandbox()
        var text = ""
        for leg in legs {
            let script = try demo.sandbox.write(leg.steps.map { line($0) + "\n" }.joined(), to: "script")
            let ending = try await demo.sandbox.run(
                leg.program, ["--front", front, "--script", script, "--strict"] + demo.options(nil, now: leg.now))
            #expect(ending.status == 0, "\(ending.output.suffix(2000))")
            #expect(ending.errors == "")
            text += "# \(leg.title)\n\(ending.output)\n"
        }
        #expect(try await demo.run("clinic", "verify").status == 0)
        return text.replacing(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/, with: "<id>")
    }
}
