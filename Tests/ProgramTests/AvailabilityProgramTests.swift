import Foundation
import Testing

/// A practitioner's plan through the real programs. In the demo it is Tuesday, 24 November 2026, in the morning.
@Suite(.takingTurns)
struct AvailabilityProgramTests {
    @Test func `a day off is foreseen, carried out and taken back by single commands`() async throws {
        let demo = try await DemoSandbox()
        let day = "2026-12-07"
        func free() async throws -> Int {
            let slots = try await demo.json(
                "doctor", as: "demo-doctor", "slots", "--from", day, "--to", day)
            return slots.slots.array.count
        }
        let before = try await free()
        #expect(before > 0)
        let plan = try await demo.json("doctor", as: "demo-doctor", "availability")
        #expect(plan.schedules.array.first?.week.array.first == .string("08:00–12:00, 13:00–18:00"))

        let foreseen = try await demo.json("doctor", as: "demo-doctor", "availability", "on", day, "closed")
        #expect(foreseen.closed.array.count == before && foreseen.isDone == .bool(false))
        #expect(try await free() == before)
        let done = try await demo.json(
            "doctor", as: "demo-doctor", "availability", "on", day, "closed", "--carry-out")
        #expect(done.closed == foreseen.closed && done.visitsOutside == foreseen.visitsOutside)
        #expect(try await free() == 0)
        let shown = try await demo.run("doctor", as: "demo-doctor", "availability").output
        #expect(shown.contains("2026-12-07"))
        #expect(try await demo.run("clinic", "verify").status == 0)

        let back = try await demo.json(
            "doctor", as: "demo-doctor", "availability", "on", day, "usual", "--carry-out")
        #expect(back.opened == foreseen.closed)
        #expect(try await free() == before)
    }

    @Test func `hours that are none are refused`() async throws {
        let demo = try await DemoSandbox()
        let bad = try await demo.run("doctor", as: "demo-doctor", "availability", "on", "2026-12-07", "late")
        #expect(bad.status != 0 && bad.errors.contains("write it such as 08:00-12:00"))
        #expect(try await demo.run("patient", as: "demo-patient", "availability").status == 64)
    }
}
