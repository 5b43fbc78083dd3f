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

    @Test(arguments: [
        (["q", "q"], false), (["quit", "Discard and leave"], false), (["q", "Stay"], true), (["q", "back"], true),
    ])
    func `leaving asks before it loses what was entered`(_ ending: [String], _ goesOn: Bool) async throws {
        let demo = try await DemoSandbox()
        let lines = ["press Book the first free time", "Reason Cough"] + ending + ["frobnicate", ""]
        let run = try await demo.run(
            "patient", as: "demo-patient", ["/time-slots", "--front", "lines"], input: lines.joined(separator: "\n"))
        #expect(run.status == 0)
        #expect(run.output.components(separatedBy: "Discard what you entered?").count == 2, "\(run.output)")
        #expect(run.output.contains("no element \"frobnicate\"") == goesOn, "\(run.output)")
    }

    @Test func `the end of the input leaves without a question, and so does a program that reads json`() async throws {
        let demo = try await DemoSandbox()
        let line = try await demo.run(
            "patient", as: "demo-patient", ["/time-slots", "--front", "lines"],
            input: "press Book the first free time\nReason Cough\n")
        #expect(line.status == 0 && line.output.contains("Cough") && !line.output.contains("Discard"), "\(line.output)")
        let json = try await demo.run(
            "patient", as: "demo-patient", ["/time-slots", "--front", "json"],
            input: """
                {"press":"Book the first free time"}
                {"set":"Reason","to":"Cough"}
                {"quit":true}
                {"press":"Nothing of that name"}

                """)
        #expect(json.status == 0 && json.output.contains("Cough"), "\(json.output)")
        #expect(!json.output.contains("Discard") && !json.output.contains("no-element"), "\(json.output)")
    }

    @Test func `who types is told how at the beginning`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", ["--front", "lines"] + demo.options(nil))
        try await patient.shows("the beginning") { _ in patient.written.contains("or ? for help.") }
        patient.type("q\r")
        #expect(try await patient.status == 0)
    }
}
