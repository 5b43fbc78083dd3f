import Foundation
import Testing

struct KilledCommandTests {
    @Test func `a command that is killed has booked what it said, and nothing by halves`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")
        let slots = try await demo.json(
            "patient", as: "demo-patient", "slots", "--with", "Okafor", "--from", "2026-12-01", "--to", "2026-12-04")
        let times = slots.slots.array.compactMap(\.start.string).prefix(24)
        let whole = try await demo.duration(of: ["appointments"])
        var confirmed: [String] = []

        for (round, time) in times.enumerated() {
            let child = try demo.sandbox.start(
                "patient", ["book", "--with", "Okafor", "--at", time, "--json"] + demo.options(nil))
            // From the start of the program to a little after its end.
            try await Task.sleep(for: whole * (Double(round + 1) / Double(times.count) * 1.6))
            child.signal(SIGKILL)
            _ = await child.status
            let output = await child.output.whole
            if output.hasSuffix("\n") { confirmed.append(try #require(try JSON(output).id.string)) }
        }

        #expect(times.count == 24)
        let lists = try await demo.json("patient", as: "demo-patient", "appointments")
        let kept = lists.upcoming.array.filter { $0.id != .string("demo-visit-7") }
        #expect(Set(confirmed).isSubset(of: Set(kept.compactMap(\.id.string))))
        #expect(kept.allSatisfy { $0.status == .string("booked") && times.contains($0.start.string ?? "") })
        let free = try await demo.json(
            "patient", as: "demo-patient", "slots", "--with", "Okafor", "--from", "2026-12-01", "--to", "2026-12-04")
        // Each time is either free or booked, none is lost between.
        #expect(free.slots.array.count + kept.count == slots.slots.array.count)
        #expect(try await demo.run("clinic", "verify").status == 0)
    }
}

extension DemoSandbox {
    /// How long a command takes here and now.
    fileprivate func duration(of words: [String]) async throws -> Duration {
        try await ContinuousClock().measure { _ = try await sandbox.run("patient", words + options(nil)) }
    }
}
