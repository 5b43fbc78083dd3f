import ArgumentParser
import Foundation

/// Turns what failed into a line on the standard error stream and a status.
enum Running {
    /// What could not be done: neither a finding (1) nor a wrong command (64).
    static let failure: Int32 = 66

    static func run(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as ToolError {
            StandardError.say("viper: \(error)")
            throw ExitCode(failure)
        }
    }
}

enum StandardError {
    static func say(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
