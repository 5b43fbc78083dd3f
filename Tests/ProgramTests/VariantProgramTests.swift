import Foundation
import Testing

/// Both apps with Home in another form, as programs.
@Suite(.takingTurns)
struct VariantProgramTests {
    @Test(arguments: Self.forms, ["patient", "doctor"])
    func `a form prints what the app itself prints`(_ form: String, _ app: String) async throws {
        let script = JourneyTests.sharedScript(of: app)
        let demo = try await DemoSandbox()
        let options =
            [
                "--front", "lines", "--script", try demo.sandbox.write(script.joined(separator: "\n"), to: "script"),
                "--strict", "--transcript", demo.sandbox.file("journal"),
            ] + demo.options(nil)
        let ending = try await demo.sandbox.run("variants", [form, "--app", app] + options)
        #expect(ending.status == 0 && ending.errors == "", "\(ending)")
        try Golden("shared.\(app).txt").expect(ending.output)
        try Golden("shared.transcript.txt").expect(
            String(contentsOfFile: demo.sandbox.file("journal"), encoding: .utf8))
    }

    @Test(arguments: Self.forms)
    func `a form opens where the app would, for who is named`(_ form: String) async throws {
        let demo = try await DemoSandbox()
        let options = ["--front", "json", "--once"] + demo.options("demo-doctor")
        let expected = try await demo.sandbox.run("doctor", ["/appointments?show=week"] + options)
        let ending = try await demo.sandbox.run(
            "variants", [form, "--app", "doctor", "/appointments?show=week"] + options)
        #expect(ending.status == 0 && ending.errors == "", "\(ending)")
        #expect(ending.output == expected.output)
        #expect(try JSON(ending.output).path.array.compactMap(\.string) == ["Home", "Appointments"])
    }

    @Test(arguments: Self.forms, ["patient", "doctor"])
    func `a form is painted as the app is`(_ form: String, _ app: String) async throws {
        let demo = try await DemoSandbox()
        // In the afternoon somebody has not come.
        for now in [DemoSandbox.now, "2026-11-24T13:00:00Z"] {
            let options = ["--front", "svg", "--once"] + demo.options("demo-\(app)", now: now)
            let expected = try await demo.sandbox.run(app, ["/"] + options)
            let ending = try await demo.sandbox.run("variants", [form, "--app", app, "/"] + options)
            #expect(ending.status == 0 && ending.output.hasPrefix("<svg"))
            #expect(ending.output == expected.output, "at \(now)")
        }
    }

    @Test func `a form that is none, or an app that is not said, is a mistake in one line`() async throws {
        let sandbox = try Sandbox()
        let unknown = try await sandbox.run("variants", ["wat", "--app", "patient"])
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("adapter") && unknown.errors.split(separator: "\n").count == 1)
        let without = try await sandbox.run("variants", ["adapter"])
        #expect(without.status == 64)
        #expect(without.errors.contains("--app") && without.errors.split(separator: "\n").count == 1)
    }

    @Test func `the help names every form, and the tests have them all`() async throws {
        let ending = try await Sandbox().run("variants", ["--help"])
        #expect(ending.status == 0)
        let words = ending.output.replacing(/\s+/, with: " ")
        let names = words.firstMatch(of: /The form of Home. \(values: ([^)]+)\)/)?.1.split(separator: ", ").map(
            String.init)
        #expect(names == Self.forms)
    }

    private static let forms = ["swiftui", "swiftui-one-module", "adapter", "routing", "wireframe", "uikit"]
}
