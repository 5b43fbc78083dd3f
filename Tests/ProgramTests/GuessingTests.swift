import Foundation
import Testing

/// Guessing passwords with many processes at once.
@Suite(.takingTurns)
struct GuessingTests {
    @Test func `processes that guess at once get no more guesses than one that guesses in turn`() async throws {
        let demo = try await DemoSandbox()
        let wrong = try demo.sandbox.write("wrong\n", to: "wrong")
        let words =
            ["appointments", "--as", "demo-patient", "--password-file", wrong] + demo.options(nil)

        let endings = try await withThrowingTaskGroup(of: Sandbox.Ending.self) { group in
            for _ in 0..<24 { group.addTask { try await demo.sandbox.run("patient", words) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(endings.allSatisfy { $0.status == 77 || $0.status == 75 })
        #expect(endings.contains { $0.status == 77 && $0.errors.contains("too many failed attempts") })
        let audit = try await demo.run("clinic", "audit", "list", "--limit", "1000")
        #expect((3...10).contains(audit.lines.count { $0.contains("wrong password") }))
    }

    @Test func `processes of a user who knows the password bring no lock`() async throws {
        let demo = try await DemoSandbox()
        let words = ["appointments"] + demo.options("demo-patient")

        let endings = try await withThrowingTaskGroup(of: Sandbox.Ending.self) { group in
            for _ in 0..<16 { group.addTask { try await demo.sandbox.run("patient", words) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        // A machine that is slow lets some wait in vain, which is no failed attempt.
        for ending in endings { #expect(ending.status == 0 || ending.status == 75, "\(ending.errors)") }
        #expect(endings.contains { $0.status == 0 })
        #expect(try await demo.run("patient", as: "demo-patient", "appointments").status == 0)
    }
}
