import ClinicModel
import Foundation

/// Where a program takes a password from. Never its arguments, which others can read.
package enum PasswordSource: Hashable, Sendable {
    /// The first line of stdin, raw but for its end; what follows it is left there.
    case standardInput
    case file(String)
    /// Asked for at the terminal, without showing it.
    case prompt(String)

    package func read() throws -> String {
        let password =
            switch self {
            case .standardInput: try UnbufferedLine.read(from: STDIN_FILENO, named: "stdin")
            case .file(let path): try Self.firstLine(of: path)
            case .prompt(let text): try NoEchoPrompt.ask(text)
            }
        guard let password, !password.isEmpty else {
            throw ProgramError(.noInput, absence, advice: "give one there")
        }
        return password
    }

    private var absence: Phrase {
        switch self {
        case .standardInput: "there is no password on stdin"
        case .file(let path): "there is no password in \(path)"
        case .prompt: "there is no password at the prompt"
        }
    }

    private static func firstLine(of path: String) throws -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw ProgramError(
                .noInput, "the password file \(path) cannot be read: \(String(cString: strerror(errno)))",
                advice: "check its name and permissions")
        }
        defer { close(descriptor) }
        return try UnbufferedLine.read(from: descriptor, named: path)
    }
}
