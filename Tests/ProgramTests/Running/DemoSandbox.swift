import Foundation

/// A sandbox with a demo clinic, in which the clock starts on a Tuesday morning.
struct DemoSandbox {
    static let now = "2026-11-24T08:00:00Z"

    let sandbox: Sandbox

    init() async throws {
        sandbox = try Sandbox()
        let kept = try await Self.template.value
        try FileManager.default.copyItem(atPath: kept.file("clinic.sqlite"), toPath: database)
        try sandbox.write("demo\n", to: "password")
        try sandbox.write(Self.password + "\n", to: "own-password")
    }

    var database: String { sandbox.file("clinic.sqlite") }

    /// What a user signs in with whom a test has added; the demo's own have another.
    static let password = "open sesame"

    /// Runs a command of `program` for a user of the demo.
    @discardableResult
    func run(
        _ program: String, as user: String? = nil, _ arguments: String..., input: String = "", now: String = Self.now
    ) async throws -> Sandbox.Ending {
        try await run(program, as: user, arguments, input: input, now: now)
    }

    @discardableResult
    func run(
        _ program: String, as user: String? = nil, _ arguments: [String], input: String = "", now: String = Self.now
    ) async throws -> Sandbox.Ending {
        try await sandbox.run(program, arguments + options(user, now: now), input: input)
    }

    func options(_ user: String?, now: String = Self.now) -> [String] {
        ["--database", database, "--now", now]
            + (user.map { ["--as", $0, "--password-file", sandbox.file(passwordFile(of: $0))] } ?? [])
    }

    private func passwordFile(of user: String) -> String {
        user.hasPrefix("demo-") ? "password" : "own-password"
    }

    /// What a program answered in JSON.
    func json(_ program: String, as user: String, _ arguments: String..., now: String = Self.now) async throws -> JSON {
        try await json(program, as: user, arguments, now: now)
    }

    func json(_ program: String, as user: String, _ arguments: [String], now: String = Self.now) async throws -> JSON {
        let ending = try await sandbox.run(program, arguments + ["--json"] + options(user, now: now))
        guard ending.status == 0 else { throw Refusal(status: ending.status, errors: ending.errors) }
        return try JSON(ending.output)
    }

    struct Refusal: Error {
        let status: Int32
        let errors: String
    }

    /// Making a demo takes seconds, copying one does not.
    private static let template = Task {
        let sandbox = try Sandbox()
        let arguments = ["demo", "--database", sandbox.file("clinic.sqlite"), "--now", now]
        let ending = try await sandbox.run("clinic", arguments)
        guard ending.status == 0 else { throw Refusal(status: ending.status, errors: ending.errors) }
        return sandbox
    }
}
