import Foundation
import Testing

/// What is not somebody's to see is refused, whichever way they come, and the refusal is audited.
@Suite(.takingTurns)
struct AccessTests {
    @Test func `a patient's commands stop at other patients' visits`() async throws {
        let demo = try await DemoSandbox()
        // The first of the practitioner's day is somebody else's.
        let today = try await demo.json("doctor", as: "demo-doctor", "today").day.array
        let other = try #require(today.first { $0.patient.id != .string("demo-patient-1") })
        let id = try #require(other.id.string)
        let attempts = [
            ["appointment", id], ["cancel", id, "--reason", "pat"], ["check-in", id], ["calendar", id, "-"],
            ["reschedule", id, "--at", "2026-11-25T10:05"],
        ]

        for attempt in attempts {
            let before = try await demo.refusals(of: "Patient/demo-patient-1")
            let ending = try await demo.sandbox.run("patient", attempt + demo.options("demo-patient"))
            ending.expect(77, "You may not")
            let after = try await demo.refusals(of: "Patient/demo-patient-1")
            #expect(after.count == before.count + 1, "\(attempt)")
            #expect(after.first?.entity == .string("Appointment/\(id)"), "\(attempt)")
            #expect(after.first?.patient == other.patient.id, "\(attempt)")
        }
        let unchanged = try await demo.json("doctor", as: "demo-doctor", "appointment", id)
        #expect(unchanged.status == other.status)
    }

    @Test func `a practitioner's commands stop at visits with others`() async throws {
        let demo = try await DemoSandbox()

        for attempt in [
            ["appointment", "demo-visit-7"], ["arrive", "demo-visit-7"],
            ["cancel", "demo-visit-7", "--reason", "prov"],
        ] {
            let ending = try await demo.sandbox.run("doctor", attempt + demo.options("demo-doctor"))
            ending.expect(77, "You may not")
        }
        #expect(try await demo.refusals(of: "Practitioner/demo-practitioner-1").count == 3)
    }

    @Test func `a link to another patient's visit says so and lands on Home`() async throws {
        let demo = try await DemoSandbox()
        let today = try await demo.json("doctor", as: "demo-doctor", "today").day.array
        let id = try #require(today.first { $0.patient.id != .string("demo-patient-1") }?.id.string)

        for link in ["/appointments/\(id)", "caduceus://appointments/\(id)/reschedule"] {
            let script = try demo.sandbox.write("press OK\n", to: "script")
            let ending = try await demo.sandbox.run(
                "patient", [link, "--front", "lines", "--script", script, "--strict"] + demo.options("demo-patient"))
            let frames = ending.output.components(separatedBy: "> \n")
            #expect(ending.status == 0)
            #expect(frames.first?.contains("You may not") == true, "\(ending.output)")
            #expect(frames.dropFirst().first?.hasPrefix("Home") == true, "\(ending.output)")
        }
        #expect(try await demo.refusals(of: "Patient/demo-patient-1").count == 2)
    }

    @Test func `a link that leads nowhere says so and lands on Home`() async throws {
        let demo = try await DemoSandbox()

        for link in ["/nowhere", "/appointments/none", "/appointments?show=day", "caduceus://time-slots?date=soon"] {
            let ending = try await demo.sandbox.run(
                "patient",
                [link, "--front", "lines", "--strict", "--script", demo.sandbox.write("press OK\n", to: "script")]
                    + demo.options("demo-patient"))
            #expect(ending.status == 0, "\(link): \(ending.output)")
            #expect(
                ending.output.components(separatedBy: "> \n").dropFirst().first?.hasPrefix("Home") == true, "\(link)")
        }
    }

    @Test func `an account of the one app does not open the other`() async throws {
        let demo = try await DemoSandbox()

        try await demo.run("patient", as: "demo-doctor", "appointments").expect(77, "You may not")
        try await demo.run("doctor", as: "demo-patient", "today").expect(77, "You may not")
        try await demo.run("doctor", as: "demo-patient", "open", "--once").expect(77, "You may not")
    }
}

extension DemoSandbox {
    /// The audit trail's refusals of one agent, latest first.
    fileprivate func refusals(of agent: String) async throws -> [JSON] {
        let ending = try await run("clinic", "audit", "list", "--json", "--limit", "10000")
        return try ending.lines.filter { !$0.isEmpty }.map { try JSON($0) }
            .filter { $0.agent == .string(agent) && $0.outcome == .string("4") }
    }
}
