import Foundation

@testable import viper

/// The real program, which stands beside the tests.
enum RealViper {
    struct Answer {
        let status: Int32
        let output: String
        let errors: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    static func run(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws -> Answer {
        let streams = FileManager.default.temporaryDirectory.appending(path: "viper-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let (output, errors) = (streams.appending(path: "out"), streams.appending(path: "err"))
        for url in [output, errors] { try Data().write(to: url) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Answer(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    static let program: URL = {
        #if os(Linux)
            URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
                path: "viper")
        #else
            Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL.deletingLastPathComponent()
                .appending(path: "viper")
        #endif
    }()
}

extension Sandbox {
    /// Runs a git that knows who commits.
    @discardableResult
    func git(_ arguments: String) throws -> String {
        let (status, words) = try Shell.run(
            "git -c user.name=Tester -c user.email=tester@example.org -c init.defaultBranch=main \(arguments)", in: root
        )
        if status != 0 { throw ToolError(words, advice: "git \(arguments)") }
        return words
    }

    func commit(_ message: String = "All") throws {
        if !FileManager.default.fileExists(atPath: root.appending(path: ".git").path) { try git("init --quiet") }
        try git("add --all")
        try git("commit --quiet --message '\(message)'")
    }
}
