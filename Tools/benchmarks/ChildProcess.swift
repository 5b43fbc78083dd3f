import Foundation

/// This program, run again.
enum ChildProcess {
    static func make(_ arguments: [String], environment: [String: String] = [:]) -> (Process, Pipe) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        return (process, output)
    }

    static func output(_ arguments: [String], environment: [String: String] = [:]) throws -> (Data, Int32) {
        let (process, output) = make(arguments, environment: environment)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (data, process.terminationStatus)
    }
}
