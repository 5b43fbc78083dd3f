import Foundation

/// This program run again, or one that was built beside it.
enum ChildProcess {
    static let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

    static func beside(_ name: String) -> URL { own.deletingLastPathComponent().appending(path: name) }

    static func make(_ path: URL = own, arguments: [String], environment: [String: String] = [:]) -> (Process, Pipe) {
        let process = Process()
        process.executableURL = path
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        return (process, output)
    }

    static func output(_ arguments: [String], environment: [String: String] = [:]) throws -> (Data, Int32) {
        let (process, output) = make(arguments: arguments, environment: environment)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (data, process.terminationStatus)
    }
}
