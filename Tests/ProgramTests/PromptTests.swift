import Foundation
import Testing

/// At a terminal, which `script` from util-linux stands in for.
@Suite(
    .takingTurns,
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script"), "script is not installed"))
struct PromptTests {
    @Test func `a password is asked for without showing it`() async throws {
        let demo = try await DemoSandbox()
        let child = try demo.terminal("appointments")

        try await child.output.wait(for: "Password of demo-patient: ")
        // Ctrl-Z would leave the password to the shell.
        child.type("de\u{1A}xx\u{7F}\u{7F}mo\n")
        let output = await child.output.whole

        #expect(await child.status == 0)
        #expect(output.contains("demo-visit-7"))
        #expect(!output.contains("dexx") && !output.contains("\ndemo\r"))
    }

    @Test func `an interrupt at the prompt ends the program`() async throws {
        let demo = try await DemoSandbox()
        let child = try demo.terminal("appointments")

        try await child.output.wait(for: "Password of demo-patient: ")
        child.type("de\u{03}")

        let status = await child.status
        #expect(status == 128 + SIGINT, "\(child.output.text)")
        #expect(!(await child.output.whole).contains("demo-visit"))
    }
}

extension DemoSandbox {
    fileprivate func terminal(_ words: String...) throws -> ChildProcess {
        let command = [Sandbox.path(of: "patient")] + words + ["--as", "demo-patient"] + options(nil)
        return try sandbox.start("/usr/bin/script", ["-qec", command.joined(separator: " "), "/dev/null"])
    }
}
