import Foundation
import Testing

/// What a program puts into user defaults is there the next time, however it ended.
@Suite(.takingTurns)
struct KeptDefaultsTests {
    @Test func `what is kept in user defaults outlives the program`() async throws {
        let sandbox = try Sandbox()
        let lines = ["TEXTUI_FRONT": "lines"]
        let first = try await sandbox.run("sampler", [], input: "Kept\nCount\nq\n", adding: lines)
        #expect(first.output.contains("Kept: 1 1 1"))
        let second = try await sandbox.run("sampler", [], input: "Kept\nCount\n", adding: lines)
        #expect(second.output.contains("Kept: 2 2 2"))

        let sampler = try sandbox.startAtTerminal("sampler", ["--stay"])
        try await sampler.shows("Kept")
        sampler.type("kept\r")
        try await sampler.shows("Kept: 2 2 2")
        sampler.press(.enter)
        try await sampler.shows("Kept: 3 3 3")
        // The screen may be drawn a moment before the file is written.
        sampler.press(.down)
        sampler.press(.enter)
        try await sampler.shows("Kept: 4 4 4")
        kill(sampler.pid, SIGKILL)
        _ = try await sampler.status

        let third = try await sandbox.run("sampler", [], input: "Kept\n", adding: lines)
        #expect(third.output.contains("Kept: 3 3 3") || third.output.contains("Kept: 4 4 4"))
    }
}
