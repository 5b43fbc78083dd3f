import Testing

/// A system that gives a program too little.
@Suite(.takingTurns)
struct SystemLimitTests {
    @Test(arguments: [
        ("ulimit -n 5", "too few files may be open; 16 more are needed: raise ulimit -n"),
        ("ulimit -n 12", "too few files may be open; 16 more are needed: raise ulimit -n"),
        ("ulimit -s 128", "the stack is limited to 128 KB; 512 are needed: raise ulimit -s"),
    ])
    func `too little of something is said in words`(_ limit: String, _ words: String) async throws {
        let ending = try await Sandbox().run(
            "/bin/sh", ["-c", "\(limit); exec \"$0\"", Sandbox.path(of: "sampler")], adding: ["TEXTUI_FRONT": "json"])

        #expect(ending.status == 71)
        #expect(ending.errors == "sampler: \(words)\n")
    }

    @Test func `a stack that may grow is let grow`() async throws {
        let ending = try await Sandbox().run(
            "/bin/sh", ["-c", "ulimit -S -s 128; exec \"$0\"", Sandbox.path(of: "sampler")],
            input: "Controls\n", adding: ["TEXTUI_FRONT": "lines"])

        #expect(ending.status == 0)
        #expect(ending.output.contains("Read back"))
    }
}
