import Foundation
import TestSupport
import Testing

/// What the lines front takes and says besides numbers and labels.
@Suite(.takingTurns)
struct LinesWordsTests {
    private func lines(_ script: [String]) async throws -> Sandbox.Ending {
        let demo = try await DemoSandbox()
        return try await demo.sandbox.run(
            "patient",
            [
                "--front", "lines", "--strict", "--script",
                demo.sandbox.write(script.joined(separator: "\n"), to: "script"),
            ]
                + demo.options(nil))
    }

    @Test func `a label with a text fills in what has that label`() async throws {
        let run = try await lines(["User name demo-patient", "user name: Somebody", "q"])
        #expect(run.status == 0)
        #expect(run.output.contains("User name: demo-patient") && run.output.contains("User name: Somebody"))
        #expect(try await lines(["Password secret"]).status == 65)
    }

    @Test func `a refusal says what can be typed, by an example from the page`() async throws {
        func refusal(_ line: String, as user: String? = nil, _ options: String...) async throws -> String {
            let demo = try await DemoSandbox()
            let script = try demo.sandbox.write(line + "\nq", to: "script")
            let run = try await demo.sandbox.run(
                "patient", ["--front", "lines", "--script", script] + options + demo.options(user))
            return run.output.split(separator: "\n").first { $0.hasPrefix("? ") }.map(String.init) ?? run.output
        }
        #expect(
            try await refusal("frobnicate")
                == "? no element \"frobnicate\"; type 1 for \"User name\", or ? for help")
        #expect(try await refusal("99").hasSuffix("; type 1 for \"User name\", or ? for help"))
        #expect(
            try await refusal("1 hello", as: "demo-patient")
                == "? \"Sign out\" takes no value; type 1 alone to press it")
        #expect(try await refusal("quatsch", "--locale", "de").contains("; tippen Sie 1 für "))
        #expect(try await refusal("كلام", "--locale", "ar").contains("؛ اكتب 1 لـ"))
    }

    @Test func `the number of a field alone says how to fill it in`() async throws {
        let run = try await lines(["1", "q"])
        #expect(run.output.contains("type the text for \"User name\" behind its number: 1 …"))
    }

    @Test func `who types is told how at the beginning`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", ["--front", "lines"] + demo.options(nil))
        try await patient.shows("the beginning") { _ in patient.written.contains("or ? for help.") }
        patient.type("q\r")
        #expect(try await patient.status == 0)
    }
}
