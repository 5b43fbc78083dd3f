import ClinicModel
import Foundation

/// One line of a file descriptor, a byte at a time, so that whoever reads next finds everything after it.
enum UnbufferedLine {
    /// The line without its end, `\n` or `\r\n`; nil at the end of input.
    static func read(from descriptor: Int32, named name: String) throws -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            switch Foundation.read(descriptor, &byte, 1) {
            case 1 where byte == UInt8(ascii: "\n"): return try text(bytes)
            case 1: bytes.append(byte)
            case 0: return bytes.isEmpty ? nil : try text(bytes)
            default:
                if errno == EINTR { continue }
                throw ProgramError(.inputOutput, "reading \(name) failed: \(String(cString: strerror(errno)))")
            }
        }
    }

    private static func text(_ bytes: [UInt8]) throws -> String {
        let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
        guard let text = String(validating: line, as: UTF8.self) else {
            throw ProgramError(.badData, "the line is not UTF-8")
        }
        return text
    }
}
