import ClinicDemo
import ClinicStore
import Foundation

/// Both apps as they are used: a command, the first screen, and what they do when nobody does anything.
struct AppsBenchmark {
    private let folder: URL
    private let database: String
    /// What checking a password takes, which nothing can save: in milliseconds.
    private let check: Double

    static func run() async throws -> [Figure] {
        let apps = try await AppsBenchmark()
        defer { try? FileManager.default.removeItem(at: apps.folder) }
        return try ["patient", "doctor"].flatMap(apps.figures)
    }

    private init() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "caduceus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        database = try await MeasuredClinic.make(visits: 1000, in: folder.path)
        try Data("\(DemoClinic.password)\n".utf8).write(to: folder.appending(path: "password"))
        var samples = Samples()
        for _ in 0..<11 { try samples.time { _ = try Argon2().hash(DemoClinic.password) } }
        check = samples.median
    }

    private func figures(of app: String) throws -> [Figure] {
        let user = app == "patient" ? DemoClinic.patientUser : DemoClinic.doctorUser
        let list = app == "patient" ? "appointments" : "week"
        var figures = [
            try lines(app, "sign-in screen", ["open", "--once", "--front", "lines"], expecting: "Password"),
            try terminal(app, "sign-in screen", expecting: "Password"),
            try idle(app, "sign-in screen", expecting: "Password"),
        ]
        let signIn = ["--as", user, "--password-file", folder.appending(path: "password").path]
        _ = try output(app, ["sign-in"] + signIn)
        figures += [
            try lines(app, "a command, signed in", [list, "--json"], expecting: "\"id\"", limit: 25),
            try lines(
                app, "Home", ["open", "--once", "--front", "lines"] + signIn, expecting: "Account", limit: 30 + check),
            try terminal(app, "Home", signIn, expecting: "Account"),
            try idle(app, "Home", signIn, expecting: "Account"),
        ]
        return figures
    }

    private var environment: [String: String] {
        ["HOME": folder.path, "XDG_STATE_HOME": folder.appending(path: "state").path, "LC_ALL": "C.UTF-8"]
    }

    private func options(_ arguments: [String]) -> [String] {
        arguments + ["--database", database, "--now", "2026-11-24T08:00:00Z"]
    }

    private func output(_ app: String, _ arguments: [String]) throws -> String {
        let (process, output) = ChildProcess.make(
            ChildProcess.beside(app), arguments: options(arguments), environment: environment)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw BenchmarkError("\(app) \(arguments) ended with \(process.terminationStatus): \(text)")
        }
        return text
    }

    /// The time that goes by from the start of the process to its end.
    private func lines(
        _ app: String, _ work: String, _ arguments: [String], expecting words: String, limit: Double? = nil
    ) throws -> Figure {
        var samples = Samples()
        var text = ""
        for _ in 0..<21 {
            try samples.time { text = try output(app, arguments) }
            guard text.contains(words) else { throw BenchmarkError("\(app), \(work): no \"\(words)\" in:\n\(text)") }
        }
        return Figure(
            name: "\(app): \(work), wall", value: samples.median, samples: samples.nanoseconds.count, limit: limit,
            neighbour: limit == nil ? nil : "sqlite3's shell 5.1", checksum: Checksum.hex(text.utf8))
    }

    private func terminal(_ app: String, _ work: String, _ arguments: [String] = [], expecting words: String) throws
        -> Figure
    {
        var samples = Samples()
        var checksum = ""
        for _ in 0..<11 {
            let start = DispatchTime.now().uptimeNanoseconds
            let terminal = try PseudoTerminal(
                ChildProcess.beside(app), options(["open"] + arguments), environment: environment)
            checksum = Checksum.hex(try firstScreen(of: terminal, expecting: words))
            samples.add(nanoseconds: DispatchTime.now().uptimeNanoseconds - start)
            terminal.end()
        }
        return Figure(
            name: "\(app): \(work) at a terminal, wall", value: samples.median, samples: samples.nanoseconds.count,
            checksum: checksum)
    }

    private func idle(_ app: String, _ work: String, _ arguments: [String] = [], expecting words: String) throws
        -> Figure
    {
        let terminal = try PseudoTerminal(
            ChildProcess.beside(app), options(["open"] + arguments), environment: environment)
        defer { terminal.end() }
        let checksum = Checksum.hex(try firstScreen(of: terminal, expecting: words))
        return Figure(
            name: "\(app): idle for two seconds, \(work)", value: WakeUps.count(of: terminal.pid), unit: .wakeUps,
            samples: 1, limit: 0, neighbour: "tui-rs 0, SwiftTUI 0, Textual 20", checksum: checksum)
    }

    private func firstScreen(of terminal: PseudoTerminal, expecting words: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while !String(decoding: bytes, as: UTF8.self).contains(words) {
            guard let more = terminal.bytes(within: 10_000) else {
                throw BenchmarkError("no \"\(words)\" in:\n\(String(decoding: bytes, as: UTF8.self))")
            }
            bytes += more
        }
        return bytes
    }
}
