extension DemoSandbox {
    /// Starts an app in the json front, with its stdin open.
    func openInJSON(_ program: String, as user: String, _ path: String...) throws -> ChildProcess {
        try sandbox.start(program, path + ["--front", "json"] + options(user))
    }
}

extension ChildProcess {
    /// The next frame that is not busy.
    func settledFrame() async throws -> JSON {
        while let line = try await output.next() {
            let frame = try JSON(line)
            if frame.busy != .bool(true) { return frame }
        }
        throw OutputLines.Missing(description: "the program ended: \(errors.text)")
    }
}
