import Foundation

/// Why text is not JSON, and where. Lines and columns count from 1, columns in characters.
package struct JSONError: Error, Equatable {
    package let reason: String
    package let line: Int
    package let column: Int
    /// In bytes from the start.
    package let offset: Int

    init(_ reason: String, at offset: Int, in text: UnsafeBufferPointer<UInt8>) {
        let before = text[..<min(offset, text.count)]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        self.reason = reason
        self.offset = offset
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    }
}

extension JSONError: LocalizedError {
    package var errorDescription: String? { "not JSON: \(reason) at line \(line), column \(column)" }
}
