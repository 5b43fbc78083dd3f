import ArgumentParser
import ClinicModel
import Foundation

/// What every program of the clinic does the same: a failure is one line on stderr, with `--json` one of JSON, and a
/// status of sysexits.
package struct Program: Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Runs `body`; when it fails, says so on stderr, unless it has said all by itself and throws an `ExitCode`.
    package func status(
        isolation: isolated (any Actor)? = #isolation, of body: () async throws -> Void
    ) async -> ExitStatus {
        do {
            try await body()
            return .success
        } catch let code as ExitCode {
            return ExitStatus(rawValue: code.rawValue) ?? .inputOutput
        } catch {
            return report(error)
        }
    }

    /// Writes the line of `error` and returns the status to end with. An interruption ends the program as its signal does.
    @discardableResult
    package func report(_ error: any Error) -> ExitStatus {
        if error is Interruption { Farewell.end(by: SIGINT) }
        let error = ProgramError(describing: error)
        if Self.answersInJSON, let line = try? JSONEncoder.clinicLine(error) {
            StandardError.write(raw: String(decoding: line, as: UTF8.self))
            return error.status
        }
        let isSentence = error.message.hasSuffix(".")
        complain(error.advice.map { error.message + (isSentence ? " " : "; ") + $0 } ?? error.message)
        return error.status
    }

    /// Also where the arguments are wrong otherwise.
    private static var answersInJSON: Bool {
        CommandLine.arguments.dropFirst().prefix { $0 != "--" }.contains("--json")
    }

    /// One line on stderr, after the program's name.
    package func complain(_ line: String) {
        StandardError.write(line: "\(name): \(line)")
    }
}
