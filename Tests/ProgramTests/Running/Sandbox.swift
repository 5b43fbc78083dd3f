import Foundation

/// A home of its own for the programs that a test runs.
final class Sandbox: Sendable {
    /// How a program ended and what it wrote.
    struct Ending: Sendable {
        let status: Int32
        let output: String
        let errors: String

        var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    let folder: URL
    let environment: [String: String]

    init(_ variables: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "caduceus-tests-\(UUID().uuidString.prefix(8).lowercased())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        environment = [
            "HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC", "TERM": "dumb",
        ].merging(variables) { $1 }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func file(_ name: String) -> String {
        folder.appending(path: name).path
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: folder.appending(path: name))
        return file(name)
    }

    /// Starts one of the package's programs.
    func start(_ program: String, _ arguments: [String], adding variables: [String: String] = [:]) throws
        -> ChildProcess
    {
        try ChildProcess(
            program.hasPrefix("/") ? program : Self.products.appending(path: program).path, arguments,
            environment: environment.merging(variables) { $1 })
    }

    /// Runs one of the package's programs to its end.
    func run(
        _ program: String, _ arguments: [String], input: String = "", adding variables: [String: String] = [:]
    ) async throws -> Ending {
        let child = try start(program, arguments, adding: variables)
        child.type(input)
        child.endInput()
        async let output = child.output.whole
        async let errors = child.errors.whole
        return await Ending(status: child.status, output: output, errors: errors)
    }

    /// Where the build leaves the programs: beside the tests.
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
}
