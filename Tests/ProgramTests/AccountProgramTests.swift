import Foundation
import Testing

/// The account through the real programs.
@Suite(.takingTurns)
struct AccountProgramTests {
    @Test func `the account says how the program is started in another language`() async throws {
        let demo = try await DemoSandbox()
        let ending = try await demo.run(
            "patient", as: "demo-patient", ["/account", "--front", "lines", "--size", "200x60"],
            input: "press Change\n")
        #expect(ending.status == 0 && ending.output.contains("“patient --locale de”"), "\(ending.output)")
    }

    @Test func `the language that is chosen in the account is that of the screens from the next start`() async throws {
        let demo = try await DemoSandbox()
        func home(_ user: String, _ arguments: String...) async throws -> String {
            try await demo.run("patient", as: user, ["--front", "lines", "--once"] + arguments).output
        }
        #expect(try await home("demo-patient").contains("Appointments"))
        let commands = [#"{"press":"Change"}"#, #"{"set":"Language","to":"German"}"#, #"{"press":"Save"}"#]
        let choosing = try await demo.run(
            "patient", as: "demo-patient", ["/account", "--front", "json", "--size", "100x100", "--strict"],
            input: commands.map { $0 + "\n" }.joined())
        #expect(choosing.status == 0, "\(choosing.output)")
        #expect(try await home("demo-patient").contains("Termine"))
        #expect(try await home("demo-patient", "--locale", "en").contains("Appointments"))
        #expect(try await home("demo-patient-4").contains("Appointments"), "it is theirs alone")
    }

    @Test func `the language that the clinic has recorded is that of the screens, too`() async throws {
        let demo = try await DemoSandbox()
        func home(_ user: String?, _ arguments: String..., input: String = "") async throws -> String {
            try await demo.run("patient", as: user, ["--front", "lines"] + arguments, input: input).output
        }
        #expect(try await home("demo-patient-2", "--once").contains("Termine"))
        #expect(try await home("demo-patient-2", "--once", "--locale", "en").contains("Appointments"))

        try await demo.run("patient", as: "demo-patient", "account", "change", "--language", "de")
        #expect(try await home("demo-patient", "--once").contains("Termine"), "a command has changed it")
    }

    @Test func `one signs in in the language of all who did before, else in that of the environment`() async throws {
        let demo = try await DemoSandbox()
        func start(signingInAs user: String? = nil) async throws -> String {
            let input = user.map { "1 \($0)\n2 demo\n3\n" } ?? ""
            return try await demo.run("patient", as: nil, ["--front", "lines"], input: input).output
        }
        #expect(try await start(signingInAs: "demo-patient-2").contains("User name"))
        #expect(try await start().contains("Anmelden"))
        #expect(try await start(signingInAs: "demo-patient-2").contains("Termine"))
        #expect(try await start(signingInAs: "demo-patient-4").contains("Anmelden"))
        #expect(try await start().contains("User name"), "two differ")
    }

    @Test func `a patient changes, lists and takes along what is theirs by single commands`() async throws {
        let demo = try await DemoSandbox()
        let before = try await demo.json("patient", as: "demo-patient", "account")
        #expect(before.name == .string("Ana Fernández Ríos") && before.language == .string("es"))
        let after = try await demo.json(
            "patient", as: "demo-patient", "account", "change", "--city", "Kos", "--phone", "")
        #expect(after.address.array.contains(.string("1001 Kos")))
        #expect(after.telecom.array.count == 1)
        let silent = try await demo.run("patient", as: "demo-patient", "account", "change", "--email", "")
        #expect(silent.output.contains("neither a telephone number nor an e-mail address of yours"))

        let file = demo.sandbox.file("mine.json")
        #expect(try await demo.run("patient", as: "demo-patient", "account", "export", file).output == file + "\n")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("Kos") && !text.contains("Patient/demo-patient-2"))
        let printed = try await demo.run("patient", as: "demo-patient", "account", "export", "-").output
        #expect(printed == text)
        let readable = demo.sandbox.file("mine.txt")
        let written = try await demo.run(
            "patient", as: "demo-patient", "account", "export", readable)
        #expect(written.output == readable + "\n")
        let words = try String(contentsOfFile: readable, encoding: .utf8)
        #expect(words.hasPrefix("My health record\nAna Fernández Ríos\n") && words.contains("\nAllergies\n---------\n"))

        try await demo.run("patient", as: "demo-patient", "account", "export", file)
            .expect(73, "mine.json is there already; name another file")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
        let said = try await demo.run("patient", as: "demo-patient", "account", "export", "-", "--format", "text")
        #expect(said.output == words)

        let views = try await demo.json("patient", as: "demo-patient", "account", "views")
        #expect(!views.events.array.isEmpty)
        #expect(views.events.array.contains { $0.agent == .string("Patient/demo-patient-1") } == false)
        let all = try await demo.json("patient", as: "demo-patient", "account", "views", "--all", "--limit", "1")
        #expect(all.events.array.first?.detail == .string("signed in") || all.events.array.count == 1)
        let read = try await demo.run("patient", as: "demo-patient", "account", "views", "--all").output
        #expect(read.contains("The clinic’s administration") && read.contains("Set up: an account"), "\(read)")
        #expect(read.contains("You") && read.contains("Gave out: the record"), "\(read)")
        for word in ["Account/", "Patient/", "imported"] { #expect(!read.contains(word), "\(read)") }
        let german = try await demo.run("patient", as: "demo-patient", "account", "views", "--all", "--locale", "de")
        #expect(german.output.contains("Herausgegeben: die Akte"), "\(german)")
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(try await demo.run("clinic", "audit", "verify").status == 0)
    }

    @Test func `the account says language and country by their names`() async throws {
        let demo = try await DemoSandbox()
        let english = try await demo.run("patient", as: "demo-patient", "account").output
        #expect(english.contains("Spanish") && english.contains("Switzerland"), "\(english)")
        let german = try await demo.run("patient", as: "demo-patient", "account", "--locale", "de").output
        #expect(german.contains("Spanisch") && german.contains("Schweiz"), "\(german)")
        #expect(try await demo.json("patient", as: "demo-patient", "account").language == .string("es"))
    }

    @Test func `kept sessions are listed, and ended from another place`() async throws {
        let demo = try await DemoSandbox()
        #expect(try await demo.run("patient", as: "demo-patient", "sign-in").status == 0)
        let sessions = try await demo.json("patient", as: "demo-patient", "account", "sessions")
        #expect(sessions.sessions.array.map(\.isCurrent) == [.bool(false), .bool(true)])
        let kept = Int(try #require(sessions.sessions.array.first?.id.number))
        let one = try await demo.json(
            "patient", as: "demo-patient", "account", "sessions", "--end", String(kept))
        #expect(one.sessions.array.map(\.isCurrent) == [.bool(true)])
        let rest = try await demo.json("patient", as: "demo-patient", "account", "sessions", "--end-others")
        #expect(rest.sessions.array.map(\.isCurrent) == [.bool(true)])
        let ended = try await demo.sandbox.run("patient", ["account"] + demo.options(nil))
        #expect(ended.status == 77)
    }

    @Test func `a practitioner has no record to take along`() async throws {
        let demo = try await DemoSandbox()
        #expect(try await demo.run("doctor", as: "demo-doctor", "account", "export").status == 64)
        let own = try await demo.json("doctor", as: "demo-doctor", "account")
        #expect(own.user == .string("demo-doctor"))
        let bad = try await demo.run("patient", as: "demo-patient", "account", "change", "--email", "nobody")
        #expect(bad.status != 0 && bad.errors.contains("is no e-mail address"))
    }
}
