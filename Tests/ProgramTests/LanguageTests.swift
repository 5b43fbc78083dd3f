import Foundation
import Testing

/// A language is added beside a program, and no scene is touched for it.
@Suite(.takingTurns)
struct LanguageTests {
    @Test func `what Views, words and Presenters say is looked up in the user's language`() async throws {
        let demo = try await DemoSandbox()
        let program = try await translated("doctor", in: demo.sandbox)
        let script = ["Besuch buchen", "1 nobody", "2", "Gut"]
        let options =
            [
                "--front", "lines", "--locale", "de", "--script",
                try demo.sandbox.write(script.joined(separator: "\n"), to: "script"), "--strict",
            ] + demo.options("demo-doctor")
        let ending = try await demo.sandbox.run(program, options)
        #expect(ending.status == 0 && ending.errors == "", "\(ending)")
        for words in [
            "Start", "Abmelden", "Termine", "Besuch buchen", "Robin Ashwood wartet",
            "Offene Anfragen (",
            "Niemand gefunden", "Niemand von Ihren Patienten passt zu „nobody“.", "Gut",
        ] {
            #expect(ending.output.contains(words), "\(words) is not in: \(ending.output)")
        }
        for words in [
            "Sign out", "Appointments", "is waiting", "Requests to confirm", "Nobody found", "OK",
        ] {
            #expect(!ending.output.contains(words), "\(words) is in: \(ending.output)")
        }
    }

    @Test func `errors, dates and states are said in it, in its own order of words`() async throws {
        let demo = try await DemoSandbox()
        let program = try await translated("doctor", in: demo.sandbox)
        let options = ["--front", "lines", "--once", "--locale", "de"] + demo.options("demo-doctor")
        let refused = try await demo.sandbox.run(program, ["/appointments/none"] + options)
        for words in ["Termin none gibt es nicht.", "Suchen Sie noch einmal."] {
            #expect(refused.output.contains(words), "\(words) is not in: \(refused)")
        }
        let calendar = try await demo.sandbox.run(program, ["/appointments?date=2026-11-24"] + options)
        #expect(calendar.output.contains("2026 Nov. 24, Di"), "\(calendar)")
        #expect(!calendar.output.contains("Tue"), "\(calendar)")
    }

    @Test func `without a translation the words are those of the source`() async throws {
        let demo = try await DemoSandbox()
        let program = try await translated("doctor", in: demo.sandbox)
        let options = ["--front", "lines", "--once", "--locale", "fr"] + demo.options("demo-doctor")
        let expected = try await demo.sandbox.run("doctor", options)
        let ending = try await demo.sandbox.run(program, options)
        #expect(ending.status == 0 && ending.output == expected.output, "\(ending)")
        #expect(ending.output.contains("Requests to confirm"))
    }

    /// The path of the program with German beside it.
    private func translated(_ program: String, in sandbox: Sandbox) async throws -> String {
        try FileManager.default.createDirectory(
            atPath: sandbox.file("de.lproj"), withIntermediateDirectories: true)
        try sandbox.write(
            """
            "Home" = "Start";
            "Sign out" = "Abmelden";
            "Appointments" = "Termine";
            "Book a visit" = "Besuch buchen";
            "%@ is waiting" = "%@ wartet";
            "Requests to confirm" = "Offene Anfragen";
            "Nobody found" = "Niemand gefunden";
            "None of your patients matches “%@”. Try the beginning of a name." =
                "Niemand von Ihren Patienten passt zu „%@“.";
            "OK" = "Gut";
            "There is no %@." = "%@ gibt es nicht.";
            "appointment %@" = "Termin %@";
            "Go back and look for it again." = "Suchen Sie noch einmal.";
            "%@ %@ %@ %@" = "%4$@ %3$@ %2$@, %1$@";
            "Tue" = "Di";
            "Nov" = "Nov.";
            """, to: "de.lproj/Localizable.strings")
        let path = sandbox.file(program)
        // Another process makes the copy: one that this process has open for writing could not be run meanwhile.
        let copying = try await sandbox.run("/bin/cp", [Sandbox.path(of: program), path])
        #expect(copying.status == 0, "\(copying)")
        return path
    }
}
