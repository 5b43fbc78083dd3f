import Foundation
import Testing

/// Users and sessions, as the administrator looks after them.
@Suite(.takingTurns)
struct AccountToolTests {
    @Test func `users are listed with whose they are, since when and in what state`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")
        try await demo.lock("demo-patient-2")
        #expect(try await demo.run("clinic", "user", "end", "demo-nurse").status == 0)

        let text = try await demo.run("clinic", "user", "list")
        let users = try await demo.users()

        #expect(text.status == 0)
        #expect(
            text.lines.contains { $0.hasPrefix("demo-patient  Patient/demo-patient-1 (Ana Fernández Ríos)  since 2") })
        let own = try #require(users["demo-patient"])
        #expect(own.state == .string("active") && own.sessions == .number(1))
        #expect(own.person == .string("Patient/demo-patient-1") && own.since.string != nil)
        #expect(users["demo-patient-2"]?.state == .string("locked"))
        #expect(users["demo-patient-2"]?.lockedUntil.string != nil)
        #expect(users["demo-nurse"]?.state == .string("ended"))
        #expect(text.lines.contains { $0.hasPrefix("demo-nurse ") && $0.contains("  ended 2") })
        #expect(!text.output.contains("argon2"))
    }

    @Test func `an account is ended, and given anew to nobody but its person`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")

        let ended = try await demo.run("clinic", "user", "end", "demo-patient", "--json")

        #expect(ended.output == #"{"sessionsEnded":1,"user":"demo-patient"}"# + "\n")
        #expect(try await demo.run("patient", "appointments").status == 77)
        try await demo.run("patient", as: "demo-patient", "appointments").expect(77, "an account that has ended")
        try await demo.run("clinic", "user", "end", "demo-patient").expect(65, "has ended")
        try await demo.run("clinic", "user", "end", "nobody").expect(66, "no user “nobody”")
        let audit = try await demo.run("clinic", "audit", "list")
        #expect(audit.output.contains("administrator  deleted  Account/demo-patient  ended"))
        let password = try demo.sandbox.write("open sesame\n", to: "new")
        let other = ["--patient", "demo-patient-2", "--password-file", password]
        let own = ["--patient", "demo-patient-1", "--password-file", password]
        try await demo.sandbox.run("clinic", ["user", "add", "demo-patient"] + other + demo.options(nil))
            .expect(65, "is taken")
        #expect(
            try await demo.sandbox.run("clinic", ["user", "add", "demo-patient"] + own + demo.options(nil)).status == 0)
        let back = try await demo.sandbox.run(
            "patient", ["appointments", "--as", "demo-patient", "--password-file", password] + demo.options(nil))
        #expect(back.status == 0)
    }

    @Test func `a lock is lifted, and a password set`() async throws {
        let demo = try await DemoSandbox()
        try await demo.lock("demo-patient")
        try await demo.run("patient", as: "demo-patient", "appointments").expect(77, "too many failed attempts")

        #expect(try await demo.run("clinic", "user", "unlock", "demo-patient").output == "demo-patient is unlocked.\n")
        #expect(try await demo.run("patient", as: "demo-patient", "sign-in").status == 0)
        let short = try await demo.run(
            "clinic", "user", "password", "demo-patient", "--password-stdin", input: "short\n")
        short.expect(65, "at least 8 characters")
        let set = try await demo.run(
            "clinic", "user", "password", "demo-patient", "--password-stdin", input: "open sesame\n")

        #expect(set.output == "demo-patient has a new password; ended 1 session.\n")
        #expect(try await demo.run("patient", as: "demo-patient", "appointments").status == 77)
        let new = try await demo.run(
            "patient", "appointments", "--as", "demo-patient", "--password-stdin", input: "open sesame\n")
        #expect(new.status == 0)
        #expect(try await demo.run("clinic", "user", "unlock", "demo-patient").output.contains("was not locked"))
    }

    @Test func `sessions are listed without their secrets, and ended`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")
        try await demo.run("doctor", as: "demo-doctor", "sign-in")

        let list = try await demo.run("clinic", "session", "list", "--json")
        let sessions = try list.lines.filter { !$0.isEmpty }.map { try JSON($0) }
        #expect(sessions.map(\.user) == [.string("demo-patient"), .string("demo-doctor")])
        let keys = try JSONSerialization.jsonObject(with: Data(list.lines[0].utf8)) as? [String: Any]
        #expect(Set(keys.map { $0.keys } ?? [:].keys) == ["id", "name", "person", "since", "until", "user"])

        let text = try await demo.run("clinic", "session", "list")
        let id = try #require(text.lines.first?.split(separator: " ").first.map(String.init))
        #expect(try await demo.run("clinic", "session", "end", id).output == "Ended 1 session of demo-patient.\n")
        try await demo.run("clinic", "session", "end", id).expect(66, "no session \(id)")
        #expect(try await demo.run("patient", "appointments").status == 77)
        #expect(try await demo.run("doctor", "today").status == 0)
        let all = try await demo.run("clinic", "session", "end", "--user", "demo-doctor", "--json")
        #expect(all.output == #"{"sessionsEnded":1,"user":"demo-doctor"}"# + "\n")
        #expect(try await demo.run("doctor", "today").status == 77)
        #expect(try await demo.run("clinic", "session", "list").output == "")
        #expect(try await demo.run("clinic", "verify").status == 0)
    }

    @Test func `a screen that is open when its session ends shows nothing more`() async throws {
        let demo = try await DemoSandbox()
        let app = try demo.sandbox.start("patient", ["--front", "json"] + demo.options("demo-patient"))
        try await app.output.wait(for: "\"title\":\"Home\"")

        #expect(try await demo.run("clinic", "session", "end", "--user", "demo-patient").status == 0)
        app.type("{\"press\":\"Appointments\"}\n")

        try await app.output.wait(for: "You are signed out.")
        app.endInput()
        #expect(await app.status == 0)
    }

    @Test func `a program that crashes leaves no picture of its memory`() async throws {
        let demo = try await DemoSandbox()
        let app = try demo.sandbox.start("patient", ["--front", "json"] + demo.options("demo-patient"))
        try await app.output.wait(for: "\"title\":\"Home\"")

        let limits = try String(contentsOfFile: "/proc/\(app.pid)/limits", encoding: .utf8)
        let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
        #expect(line.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"])
        app.endInput()
        #expect(await app.status == 0)
    }

    @Test func `a new user's name and password keep to the rules`() async throws {
        let demo = try await DemoSandbox()
        for (name, password, words) in [
            ("zoe", "a", "at least 8 characters"), ("zoe", String(repeating: "x", count: 1025), "at most 1024 bytes"),
            ("zoe-the-user", "Zoe-The-User", "must not be the user name"),
            (String(repeating: "z", count: 65), "open sesame", "at most 64 characters"),
        ] {
            try await demo.run(
                "clinic", "user", "add", name, "--patient", "demo-patient-9", "--password-stdin", input: password + "\n"
            )
            .expect(65, words)
        }
    }
}

extension DemoSandbox {
    fileprivate func users() async throws -> [String: JSON] {
        let list = try await run("clinic", "user", "list", "--json")
        let users = try list.lines.filter { !$0.isEmpty }.map { try JSON($0) }
        return Dictionary(uniqueKeysWithValues: users.compactMap { user in user.user.string.map { ($0, user) } })
    }

    /// Guesses until the account is locked for longer than the test takes.
    fileprivate func lock(_ user: String) async throws {
        let wrong = try sandbox.write("wrong\n", to: "wrong")
        let words = ["appointments", "--as", user, "--password-file", wrong] + options(nil)
        // Guesses at once, so that the short locks do not keep the last one out.
        for _ in 0..<3 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<12 { group.addTask { _ = try await sandbox.run("patient", words) } }
                try await group.waitForAll()
            }
        }
    }
}
