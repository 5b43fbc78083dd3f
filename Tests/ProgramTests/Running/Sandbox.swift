import Foundation
import Synchronization
import Testing

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
    /// By the databases that they serve.
    let servers = Mutex<[String: Server]>([:])
    /// The addresses of the clinics that are in PostgreSQL, by the files that they came from.
    let moved = Mutex<[String: String]>([:])

    init(_ variables: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "caduceus-tests-\(UUID().uuidString.prefix(8).lowercased())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        environment = [
            "HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC", "TERM": "dumb",
            // On a busy machine a frame may take long; giving up is said on stderr, which tests expect to be empty.
            "TEXTUI_PATIENCE": "120",
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
            Self.path(of: program), served(program, arguments),
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

    /// A program's file: the build leaves it beside the tests; `PROGRAMS` names another folder.
    static func path(of program: String) -> String {
        program.hasPrefix("/") ? program : products.appending(path: program).path
    }

    private static let products =
        ProcessInfo.processInfo.environment["PROGRAMS"].map { URL(fileURLWithPath: $0) }
        ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
}

extension Sandbox.Ending {
    /// Expects a failure: its status, and one line on stderr that says all of `words` and nothing raw.
    func expect(_ status: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self.status == status, "\(errors)", sourceLocation: sourceLocation)
        #expect(output == "", sourceLocation: sourceLocation)
        let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines.last == "", "\(errors)", sourceLocation: sourceLocation)
        for word in words {
            #expect(errors.contains(word), "\(word) is not in: \(errors)", sourceLocation: sourceLocation)
        }
        for technical in ["SQLite", "SQL", "DatabaseError", "Optional(", "nil"] {
            // Where a clinic is, is its administrator's to know.
            let text = errors.replacing("PostgreSQL", with: "")
            #expect(!text.contains(technical), "\(errors)", sourceLocation: sourceLocation)
        }
    }
}
