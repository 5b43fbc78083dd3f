import Foundation
import Testing

/// Apps that are open while something happens elsewhere.
@Suite(.takingTurns)
struct LiveTests {
    @Test func `what one does shows in the other's open screen, unasked`() async throws {
        let demo = try await DemoSandbox()
        let doctor = try demo.open("doctor", as: "demo-doctor")
        let home = try await doctor.frame()
        #expect(home.title == .string("Home"))

        let booking = Task {
            try await demo.json("patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-11-25T10:05")
        }
        let unasked = try await doctor.frame()

        #expect(unasked.unasked == .bool(true))
        let labels = unasked.elements.array.compactMap(\.label.string)
        #expect(labels.contains { $0.hasPrefix("Ana Fernández Ríos, Requested, Tomorrow, 10:05–10:25") })
        #expect(try await booking.value.status == .string("pending"))
        doctor.endInput()
        #expect(await doctor.status == 0)
    }

    @Test func `what is below the window shows above it`() async throws {
        let demo = try await DemoSandbox()
        let doctor = try demo.open("doctor", as: "demo-doctor")
        _ = try await doctor.frame()

        try await demo.run(
            "patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-12-14T10:05")
        let unasked = try await doctor.frame()

        #expect(unasked.unasked == .bool(true))
        #expect(unasked.elements.array.contains { $0.label == .string("Requests to confirm (10)") })
    }

    @Test func `a patient sees the practitioner's word, unasked`() async throws {
        let demo = try await DemoSandbox()
        let request = try await demo.json(
            "patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-11-25T10:05")
        let id = try #require(request.id.string)
        let patient = try demo.open("patient", as: "demo-patient", "/appointments/\(id)")
        // Home first, then the path of the link, which is a change of its own.
        var frame = try await patient.frame()
        while frame.title != .string("Appointment") { frame = try await patient.frame() }
        #expect(frame.text.array.contains(.string("Requested")))

        try await demo.run("doctor", as: "demo-doctor", "confirm", id)
        let unasked = try await patient.frame()

        #expect(unasked.unasked == .bool(true))
        #expect(unasked.text.array.contains(.string("Booked")))
        #expect(unasked.path == .array([.string("Home"), .string("Appointments"), .string("Appointment")]))
    }

    @Test func `two idle apps stay silent`() async throws {
        let demo = try await DemoSandbox()
        let apps = [try demo.open("doctor", as: "demo-doctor"), try demo.open("patient", as: "demo-patient")]
        var last: [JSON] = []
        for app in apps { last.append(try await app.frame().frame) }

        // What is only looked at concerns nobody; what comes after it does both, and is the next that they say.
        try await demo.run("doctor", as: "demo-doctor", "appointment", "demo-visit-7")
        try await demo.run("patient", as: "demo-patient", "appointments")
        try await demo.run("patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-11-25T10:05")

        for (app, last) in zip(apps, last) {
            let next = try await app.frame()
            guard case .number(let before) = last, case .number(let number) = next.frame else {
                Issue.record("a frame has no number")
                continue
            }
            #expect(number == before + 1 && next.unasked == .bool(true))
        }
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
        for app in apps {
            app.type("{\"quit\":true}\n")
            #expect(await app.status == 0)
        }
    }

    @Test func `what changes while a command is refused is shown, too`() async throws {
        let app = try Sandbox().start("starter", ["meanwhile", "--front", "json"])
        _ = try await app.frame()
        app.type("{\"press\":\"Begin\"}\n")
        let begun = try await app.frame()
        // By then the main queue is held. On a busy machine it may be so before, or no longer.
        try await Task.sleep(for: .milliseconds(600))

        app.type("{\"press\":\"Nothing\"}\n")

        let first = try await app.frame()
        let isReady = begun.text.array.contains(.string("Ready"))
        let answers = isReady ? [begun, first] : [first, try await app.frame()]
        #expect(answers.contains { $0.error.code == .string("no-element") })
        #expect(answers.contains { $0.text.array.contains(.string("Ready")) })
        app.endInput()
        #expect(await app.status == 0)
    }
}

extension DemoSandbox {
    /// Starts an app in the json front, with its stdin open.
    fileprivate func open(_ program: String, as user: String, _ path: String...) throws -> ChildProcess {
        try sandbox.start(program, path + ["--front", "json"] + options(user))
    }
}

extension ChildProcess {
    /// The next frame that is not busy.
    func frame() async throws -> JSON {
        while let line = try await output.next() {
            let frame = try JSON(line)
            if frame.busy != .bool(true) { return frame }
        }
        throw OutputLines.Missing(description: "the program ended: \(errors.text)")
    }
}
