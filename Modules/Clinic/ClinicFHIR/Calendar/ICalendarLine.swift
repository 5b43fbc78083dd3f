/// The content lines of RFC 5545: CRLF at their ends, folded so that none is longer than 75 octets.
enum ICalendarLine {
    private static let limit = 75

    static func line(_ name: String, _ value: String) -> String {
        folded("\(name):\(value)") + "\r\n"
    }

    /// Text as a value: line breaks and what separates values are escaped, other control characters are gone.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\", ";", ",": escaped += "\\\(character)"
            case "\n", "\r\n", "\r": escaped += "\\n"
            default:
                let kept = character.unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control }
                escaped.unicodeScalars.append(contentsOf: kept)
            }
        }
        return escaped
    }

    /// A fold is CRLF and a space, which counts on the new line. It never stands inside a character of UTF-8.
    private static func folded(_ line: String) -> String {
        var folded = ""
        var length = 0
        for scalar in line.unicodeScalars {
            let width = UTF8.width(scalar)
            if length + width > limit {
                folded += "\r\n "
                length = 1
            }
            folded.unicodeScalars.append(scalar)
            length += width
        }
        return folded
    }
}
