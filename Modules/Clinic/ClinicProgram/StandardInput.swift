import ClinicModel
import Foundation

/// stdin, where a command reads a text that does not stand among its arguments.
package enum StandardInput {
    /// In bytes. Nothing that is read there is as long.
    private static let longest = 1 << 20

    /// All that is left of it, without the ends of lines at its end.
    package static func text() throws -> String {
        var bytes = Data()
        while bytes.count <= longest, let part = try FileHandle.standardInput.read(upToCount: 4096), !part.isEmpty {
            bytes += part
        }
        guard bytes.count <= longest else { throw ProgramError(.badData, "the text on stdin is too long") }
        guard var text = String(validating: bytes, as: UTF8.self) else {
            throw ProgramError(.badData, "the text on stdin is not UTF-8")
        }
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
