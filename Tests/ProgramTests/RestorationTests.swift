import Foundation
import Testing

@Suite(.takingTurns)
struct RestorationTests {
    @Test func `an app can go on where its user left, and only theirs`() async throws {
        let demo = try await DemoSandbox()
        let link = ["/appointments/demo-visit-7/reschedule", "--front", "json", "--once"]
        let first = try await demo.sandbox.run("patient", link + demo.options("demo-patient"))

        let again = ["--front", "json", "--once", "--resume"]
        let resumed = try await demo.sandbox.run("patient", again + demo.options("demo-patient"))
        let other = try await demo.sandbox.run("patient", again + demo.options("demo-patient-4"))
        let plain = try await demo.sandbox.run("patient", ["--front", "json", "--once"] + demo.options("demo-patient"))

        let path = try JSON(first.output).path
        #expect(path.array.count == 4 && path.array.first == .string("Home"))
        #expect(try JSON(resumed.output).path == path)
        #expect(try JSON(other.output).path == .array([.string("Home")]))
        #expect(try JSON(plain.output).path == .array([.string("Home")]))
    }

    @Test func `the calendar begins as its user last chose to see it`() async throws {
        let demo = try await DemoSandbox()
        func calendar(_ user: String, choosing choice: String? = nil) async throws -> String {
            let commands =
                [#"{"press":"Appointments"}"#] + (choice.map { [#"{"set":"Show","to":"\#($0)"}"#] } ?? [])
            return try await demo.run(
                "doctor", as: user, "--front", "json", "--strict", input: commands.map { $0 + "\n" }.joined()
            ).output
        }
        #expect(try await !calendar("demo-doctor").contains("Sun 29 Nov 2026"))
        #expect(try await calendar("demo-doctor", choosing: "Week").contains("Sun 29 Nov 2026"))
        #expect(try await calendar("demo-doctor").contains("Sun 29 Nov 2026"))
        #expect(try await !calendar("demo-nurse").contains("Sun 29 Nov 2026"))
        let folder = demo.sandbox.file(".local/state/caduceus")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        let name = try #require(files.first { $0.contains("choices") })
        try Data("rubbish".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        #expect(try await !calendar("demo-doctor").contains("Sun 29 Nov 2026"))
    }

    @Test func `what was kept and cannot be read is no obstacle`() async throws {
        let demo = try await DemoSandbox()
        _ = try await demo.sandbox.run("patient", ["/appointments", "--once"] + demo.options("demo-patient"))
        let folder = demo.sandbox.file(".local/state/caduceus")
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first { $0.contains("path") })
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(folder)/\(name)"))
        try file.truncate(atOffset: 20)

        let resumed = try await demo.sandbox.run(
            "patient", ["--front", "json", "--once", "--resume"] + demo.options("demo-patient"))

        #expect(resumed.status == 0)
        #expect(try JSON(resumed.output).path == .array([.string("Home")]))
        #expect(resumed.output.contains("Where you last were could not be read."))
    }
}
