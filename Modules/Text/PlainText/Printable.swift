/// The text without what would move a cursor, colour or reorder what is around it, or speak to the terminal.
///
/// Escape sequences go whole, controls and directional marks go alone, a tab becomes four spaces. Line breaks of
/// every kind become a newline where they are kept, a space where they are not.
package func printable(_ text: String, keepingNewlines: Bool = false) -> String {
    if isPrintable(text, keepingNewlines: keepingNewlines) { return text }
    var scan = PrintableScan(text, keepingNewlines: keepingNewlines)
    return scan.result()
}

/// False where a byte may begin something to take out; most text, in whatever script, has none that does.
func isPrintable(_ text: String, keepingNewlines: Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
        var index = -1
        for byte in bytes {
            index += 1
            if byte >= 0x20 && byte < 0x7F { continue }
            let isSuspect =
                switch byte {
                case 0x0A: !keepingNewlines
                case 0..<0x20, 0x7F: true
                case 0xC2: bytes[index + 1] < 0xA0 || bytes[index + 1] == 0xAD
                case 0xD8: bytes[index + 1] == 0x9C
                case 0xE2 where bytes[index + 1] == 0x80:
                    0x8E...0x8F ~= bytes[index + 2] || 0xA8...0xAE ~= bytes[index + 2]
                case 0xE2: bytes[index + 1] == 0x81 && bytes[index + 2] >= 0xA6
                case 0xEF: [0xB7, 0xBB, 0xBF].contains(bytes[index + 1])
                case 0xF3: true
                case 0xF0...: bytes[index + 1] & 0x0F == 0x0F && bytes[index + 2] == 0xBF
                default: false
                }
            if isSuspect { return false }
        }
        return true
    } ?? false
}

private struct PrintableScan {
    private let scalars: String.UnicodeScalarView
    private let newline: Unicode.Scalar
    /// Up to here no string has a terminator.
    private var unterminated: String.Index
    private var index: String.Index
    private var output = String.UnicodeScalarView()

    init(_ text: String, keepingNewlines: Bool) {
        scalars = text.unicodeScalars
        index = scalars.startIndex
        unterminated = scalars.startIndex
        newline = keepingNewlines ? "\n" : " "
    }

    mutating func result() -> String {
        while let scalar = next() {
            switch scalar.value {
            case 0x20..<0x7F:
                output.append(scalar)
            case 0x09:
                output.append(contentsOf: "    ".unicodeScalars)
            case 0x0D:
                if peek == "\n" { _ = next() }
                output.append(newline)
            case 0x0A, 0x0B, 0x0C, 0x85, 0x2028, 0x2029:
                output.append(newline)
            case 0x1B:
                skipEscape()
            case 0x9B:
                skipControlSequence()
            case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
                skipString()
            case 0x1F3F4:
                output.append(scalar)
                copyTags()
            case _ where scalar.isPrintable:
                output.append(scalar)
            default:
                break
            }
        }
        return String(output)
    }

    private var peek: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    private mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        scalars.formIndex(after: &index)
        return scalar
    }

    private mutating func skip(while holds: (UInt32) -> Bool) {
        while let scalar = peek, holds(scalar.value) { scalars.formIndex(after: &index) }
    }

    private mutating func skipEscape() {
        switch peek {
        case "[":
            _ = next()
            skipControlSequence()
        case "P", "X", "]", "^", "_":
            _ = next()
            skipString()
        default:
            skip { 0x20..<0x30 ~= $0 }
            if let scalar = peek, 0x30..<0x7F ~= scalar.value { _ = next() }
        }
    }

    private mutating func skipControlSequence() {
        skip { 0x30..<0x40 ~= $0 }
        skip { 0x20..<0x30 ~= $0 }
        if let scalar = peek, 0x40..<0x7F ~= scalar.value { _ = next() }
    }

    /// Skips to the terminator. One that never comes would take the rest of the text with it: then only the
    /// introducer goes, and what follows is text.
    private mutating func skipString() {
        let start = index
        guard start >= unterminated else { return }
        while let scalar = next() {
            switch scalar.value {
            case 0x07, 0x9C:
                return
            case 0x1B where peek == "\\":
                _ = next()
                return
            case 0x0A, 0x0D, 0x18, 0x1A, 0x1B:
                (unterminated, index) = (index, start)
                return
            default:
                break
            }
        }
        (unterminated, index) = (index, start)
    }

    /// The invisible letters after a black flag say whose it is; anywhere else they hide a message.
    private mutating func copyTags() {
        let start = index
        skip { 0xE0020..<0xE007F ~= $0 }
        if index > start, peek?.value == 0xE007F {
            _ = next()
            output.append(contentsOf: scalars[start..<index])
        } else {
            index = start
        }
    }
}
