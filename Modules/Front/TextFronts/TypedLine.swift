/// A line as the keys make it: letters, and the few that take some back.
struct TypedLine {
    enum Ending: Equatable {
        case line(String)
        /// Ctrl-C, where it comes as a byte.
        case interrupt
        /// Ctrl-D on an empty line.
        case input
    }

    private enum Escape {
        case none, begun, sequence
    }

    private var bytes: [UInt8] = []
    private var escape = Escape.none

    /// The typed text so far, without the first bytes of a letter whose last are still to come.
    var text: String {
        let tail = bytes.suffix(3)
        let missing = tail.lastIndex { $0 >= 0xC0 }.map { start -> Int in
            let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
            return bytes.count - start < length ? bytes.count - start : 0
        }
        return String(decoding: bytes.dropLast(missing ?? 0), as: UTF8.self)
    }

    /// Takes bytes up to the line's end, and leaves those behind it.
    mutating func take(_ input: inout ArraySlice<UInt8>) -> Ending? {
        while let byte = input.popFirst() {
            switch (escape, byte) {
            case (_, 0x03): return .interrupt
            case (.begun, UInt8(ascii: "[")), (.begun, UInt8(ascii: "O")): escape = .sequence
            case (.begun, _): escape = .none
            case (.sequence, 0x40..<0x7F): escape = .none
            case (.sequence, 0x20..<0x40): break
            case (_, 0x0A), (_, 0x0D): return .line(String(decoding: bytes, as: UTF8.self))
            case (_, 0x04) where bytes.isEmpty: return .input
            case (_, 0x08), (_, 0x7F): keep(text.dropLast())
            case (_, 0x15): bytes = []
            case (_, 0x17): keep(Self.withoutLastWord(text))
            case (_, 0x1B): escape = .begun
            case (_, 0x09), (_, 0x20...): bytes.append(byte)
            default: break
            }
        }
        return nil
    }

    private mutating func keep(_ text: Substring) {
        bytes = Array(text.utf8)
    }

    private static func withoutLastWord(_ text: String) -> Substring {
        let words = text.prefix(upTo: text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex)
        return words.lastIndex(of: " ").map { words[...$0] } ?? ""
    }
}
