import Foundation

/// Another program, with what it says.
enum Shell {
    /// Runs `command` in a shell in `folder`, and returns its status and both of its streams.
    static func run(_ command: String, in folder: URL, environment: [String: String] = [:]) throws -> (Int32, String) {
        let output = FileManager.default.temporaryDirectory.appending(path: "viper-\(UUID().uuidString).log")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }
}
