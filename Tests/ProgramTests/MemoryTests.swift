import Foundation
import Testing

/// What happens when the machine gives a program too little memory to check a password.
@Suite(.takingTurns)
struct MemoryTests {
    @Test func `a lack of memory is said to be one, and is no failed attempt`() async throws {
        let demo = try await DemoSandbox()
        // The least that is enough, to within 16 MiB: below, there is no room for the 64 MiB of a password.
        var (less, enough) = (128, 2048)
        var failure: Sandbox.Ending?
        while enough - less > 16 {
            let middle = (less + enough) / 2
            let ending = try await demo.limited(to: middle)
            if ending.status == 0 { enough = middle } else { (less, failure) = (middle, ending) }
        }

        try #require(failure).expect(75, "too little memory to check a password", "Nothing was changed")
        for _ in 0..<12 { #expect(try await demo.limited(to: less).status != 77) }
        let audit = try await demo.run("clinic", "audit", "list", "--limit", "1000")
        #expect(!audit.output.contains("wrong password") && !audit.output.contains("locked"))
        #expect(try await demo.run("patient", as: "demo-patient", "appointments").status == 0)
    }
}

extension DemoSandbox {
    /// Runs a command of the patient's with so much address space.
    fileprivate func limited(to mebibytes: Int) async throws -> Sandbox.Ending {
        let command = ([Sandbox.path(of: "patient"), "appointments"] + options("demo-patient")).map { "'\($0)'" }
        return try await sandbox.run(
            "/bin/bash", ["-c", "ulimit -v \(mebibytes * 1024); exec \(command.joined(separator: " "))"])
    }
}
