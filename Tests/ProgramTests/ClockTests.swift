import Foundation
import GRDB
import Testing

/// What `--now` can be used for, and what not.
@Suite(.takingTurns)
struct ClockTests {
    private static let words: [(program: String, words: [String])] = [
        ("patient", ["appointments"]), ("patient", ["open", "--once"]), ("patient", ["sign-in"]),
        ("doctor", ["today"]), ("clinic", ["verify"]), ("clinic", ["audit", "list"]), ("clinic", ["user", "list"]),
        ("clinic", ["backup", "copy"]), ("clinic", ["import", "/dev/null"]), ("clinic", ["export"]),
        ("clinic", ["session", "list"]), ("clinic", ["user", "unlock", "demo-patient"]),
    ]

    @Test func `a clinic that is no demo goes by the machine's time alone`() async throws {
        let demo = try await DemoSandbox()
        let queue = try DatabaseQueue(path: demo.database)
        try await queue.write { try $0.execute(sql: "DELETE FROM setting") }
        try queue.close()

        for (program, words) in Self.words {
            try await demo.run(program, as: program == "clinic" ? nil : "demo-\(program)", words)
                .expect(64, "--now is for demo clinics", "leave it out")
        }
        #expect(try await demo.sandbox.run("clinic", ["verify", "--database", demo.database]).status == 0)
    }

    @Test func `a clinic that is about to be made takes no other time, unless it is a demo`() async throws {
        let sandbox = try Sandbox()
        let new = sandbox.file("new.sqlite")
        let file = try sandbox.write(#"{"resourceType":"Patient","id":"zoe"}"#, to: "zoe.json")

        let words = ["import", file, "--database", new, "--now", DemoSandbox.now]
        try await sandbox.run("clinic", words).expect(64, "--now is for demo clinics")
        #expect(!FileManager.default.fileExists(atPath: new))
    }

    @Test func `no clock opens a locked account, and none ends a session`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient-2", "sign-in")
        let wrong = try demo.sandbox.write("wrong\n", to: "wrong")
        var last: Sandbox.Ending?
        for _ in 0..<8 where last?.errors.contains("too many failed attempts") != true {
            last = try await demo.sandbox.run(
                "patient", ["appointments", "--as", "demo-patient", "--password-file", wrong] + demo.options(nil))
        }
        // Long enough for any number of starts of the program.
        let queue = try DatabaseQueue(path: demo.database)
        let later = Int(Date().timeIntervalSince1970 + 900) * 1000
        try await queue.write { try $0.execute(sql: "UPDATE sign_in_failure SET locked_until = \(later)") }
        try queue.close()

        for now in ["2020-01-01T00:00:00Z", "2100-01-01T00:00:00Z"] {
            try await demo.run("patient", as: "demo-patient", "appointments", now: now)
                .expect(77, "too many failed attempts")
            #expect(try await demo.run("doctor", as: "demo-doctor", "sign-in", now: now).status == 0)
            #expect(try await demo.run("patient", "appointments", now: now).status == 0)
        }
    }

    @Test func `who is signed in reads the clinic's clock`() async throws {
        let demo = try await DemoSandbox()
        let now = "2031-05-06T07:08:09Z"
        let signIn = try await demo.run("patient", as: "demo-patient", "sign-in", now: now)
        #expect(signIn.output.contains("until Tue 6 May 2031, 21:08"))
        let list = ["account", "sessions", "--database", demo.database, "--now", now]
        let own = try await demo.sandbox.run("patient", list + ["--json"])
        let session = try #require(try JSON(own.output).sessions.array.first)
        #expect(session.started.string?.hasPrefix("2031-05-06T07:0") == true)
        #expect(session.lastUsed.string?.hasPrefix("2031-05-06T07:0") == true)
        #expect(session.expires.string?.hasPrefix("2031-05-06T19:0") == true)
        let all = try await demo.sandbox.run("clinic", ["session", "list", "--database", demo.database, "--now", now])
        #expect(all.output.contains("2031-05-06") || all.output.contains("6 May 2031"))
    }

    @Test func `the audit trail has the machine's time beside the clinic's`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in", now: "2031-05-06T07:08:09Z")
        let year = Calendar(identifier: .gregorian).component(.year, from: Date())

        let list = try await demo.sandbox.run("clinic", ["audit", "list", "--database", demo.database, "--limit", "1"])
        let json = try await demo.sandbox.run(
            "clinic", ["audit", "list", "--database", demo.database, "--limit", "1", "--json"])

        #expect(list.output.contains("2031-05-06T07:08:"))
        #expect(list.output.contains("(the machine's: \(year)-"))
        #expect(try JSON(json.output).systemTime.string?.hasPrefix("\(year)-") == true)
        _ = try await demo.sandbox.run("patient", ["sign-out", "--database", demo.database])
        let plain = try await demo.sandbox.run(
            "clinic", ["audit", "list", "--database", demo.database, "--limit", "1"])
        #expect(plain.output.contains("signed out") && !plain.output.contains("machine"))
        #expect(try await demo.run("clinic", "verify").status == 0)
    }
}
