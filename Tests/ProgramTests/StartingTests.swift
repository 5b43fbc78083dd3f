import Foundation
import TestSupport
import Testing

/// Programs come to rest as soon as what they have started has ended. One that does not waits until its patience is
/// over, which is two minutes here: longer than any other takes, however busy the machine is.
///
/// `STARTS` is how often each is started, `STARTS_BESIDE` how many busy processes run meanwhile.
@Suite(.serialized, .takingTurns)
struct StartingTests {
    enum Front: String, CaseIterable {
        case lines, json, terminal
    }

    private static let starts = number("STARTS") ?? 3

    @Test(arguments: ["presenter", "task", "chain", "unasked"], Front.allCases)
    func `a screen that begins work by itself`(_ way: String, in front: Front) async throws {
        let sandbox = try Sandbox()
        // A single frame waits for no change that nobody asked for.
        let words = way == "unasked" && front == .lines ? ["Waiting", "Ready"] : ["Ready"]
        try await compare("starter \(way)", front) {
            try await sandbox.come(to: words, "starter", [way], in: front)
        }
    }

    @Test(arguments: Front.allCases)
    func `a controller that begins work in viewDidLoad`(in front: Front) async throws {
        let sandbox = try Sandbox()
        try await compare("lobby", front) { try await sandbox.come(to: ["Ada"], "lobby", [], in: front) }
    }

    @Test(
        arguments: [
            ("patient", "/", "Home"), ("patient", "/time-slots", "Book a visit"), ("patient", "/book", "leads nowhere"),
            ("patient", "/appointments", "Upcoming"), ("patient", "/appointments/demo-visit-7", "Booked"),
            ("patient", "/account", "Save my record, to read"), ("doctor", "/account", "Change password"),
            ("patient", "/messages", "New message"), ("doctor", "/messages/demo-patient-1", "Send"),
            ("patient", "/record/results/4548-4", "Over time"), ("doctor", "/results", "TSH"),
            ("patient", "/prescriptions", "Current medication"), ("doctor", "/prescriptions", "Refills asked for"),
            ("doctor", "/prescribe?patient=demo-patient-1", "Dosage"),
            ("doctor", "/", "Home"), ("doctor", "/time-slots", "Book a visit"), ("doctor", "/book", "leads nowhere"),
            ("doctor", "/appointments", "Day"), ("doctor", "/appointments/today", "Appointment"),
        ], Front.allCases)
    func `a scene of the apps`(_ scene: (program: String, path: String, words: String), in front: Front) async throws {
        let demo = try await DemoSandbox()
        var path = scene.path
        if path.hasSuffix("/today") {
            let today = try await demo.json("doctor", as: "demo-doctor", "today")
            path = try "/appointments/" + #require(today.day.array.first?.id.string)
        }
        try await compare("\(scene.program) \(scene.path)", front) {
            try await demo.sandbox.come(
                to: [scene.words], scene.program, [path] + demo.options("demo-\(scene.program)"), in: front)
        }
    }

    /// Starts a program again and again, and holds the slowest start against the one in the middle.
    private func compare(_ name: String, _ front: Front, _ start: () async throws -> Void) async throws {
        let busy = try (0..<(Self.number("STARTS_BESIDE") ?? 0)).map { _ in
            try ChildProcess("/bin/sh", ["-c", "while :; do :; done"], environment: [:])
        }
        defer { for process in busy { process.signal(SIGKILL) } }
        var times: [Duration] = []
        for _ in 0..<Self.starts {
            times.append(try await ContinuousClock().measure { try await start() })
        }
        times.sort()
        let (median, slowest) = (times[times.count / 2], times[times.count - 1])
        if Self.number("STARTS") != nil { print("\(name), \(front): median \(median), slowest \(slowest)") }
        #expect(slowest < median * 10, "\(times)")
    }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
    }
}

extension Sandbox {
    /// Starts a program, and ends it when its screen has come to rest and says one of `words`.
    fileprivate func come(
        to words: [String], _ program: String, _ arguments: [String], in front: StartingTests.Front
    ) async throws {
        let variables = ["TEXTUI_FRONT": front.rawValue]
        @Sendable func says(_ text: String) -> Bool { words.contains { text.contains($0) } }
        switch front {
        case .lines:
            let ending = try await run(program, arguments, adding: variables.merging(["TEXTUI_ONCE": "1"]) { $1 })
            #expect(ending.status == 0 && says(ending.output) && ending.errors == "", "\(ending)")
        case .json:
            let child = try start(program, arguments, adding: variables)
            var frame: JSON
            repeat {
                frame = try JSON(#require(await child.output.next()))
            } while frame.busy.bool == true || !frame.text.array.contains { says($0.string ?? "") }
            child.endInput()
            #expect(await child.status == 0)
        case .terminal:
            let terminal = try startAtTerminal(program, arguments, adding: variables)
            try await terminal.shows("\(words)") { $0.modes.contains(1049) && says($0.text) }
            terminal.press(.help)
            try await terminal.shows("back, close")
            terminal.press(.interrupt)
            #expect(try await terminal.status == 0)
        }
    }
}
