/// Reads one JSON value, as RFC 8259 has it: linear in the length of the text, and no deeper than a command needs.
struct JSONParser {
    struct Failure: Error {}

    private let bytes: [UInt8]
    private var index = 0
    private static let deepest = 64

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// - Throws: `Failure` where `text` is not exactly one value.
    static func value(of text: String) throws(Failure) -> JSONValue {
        var parser = JSONParser(text)
        let value = try parser.value(depth: 0)
        guard parser.peek() == nil else { throw Failure() }
        return value
    }

    /// The next byte that is no blank.
    private mutating func peek() -> UInt8? {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        index += 1
        return true
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONValue {
        guard depth < Self.deepest else { throw Failure() }
        switch peek() {
        case UInt8(ascii: "{"): return .object(try object(depth))
        case UInt8(ascii: "["): return .array(try array(depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        let end = index + word.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[index..<end].elementsEqual(expected) else { throw Failure() }
        index = end
        return value
    }

    private mutating func array(_ depth: Int) throws(Failure) -> [JSONValue] {
        index += 1
        var values: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return values }
        repeat { values.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw Failure() }
        return values
    }

    private mutating func object(_ depth: Int) throws(Failure) -> JSONObject {
        index += 1
        var object = JSONObject()
        if take(UInt8(ascii: "}")) { return object }
        repeat {
            guard peek() == UInt8(ascii: "\"") else { throw Failure() }
            let name = try string()
            guard take(UInt8(ascii: ":")) else { throw Failure() }
            object.append(name, try value(depth: depth + 1))
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw Failure() }
        return object
    }
}

extension JSONParser {
    private mutating func string() throws(Failure) -> String {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(&text)
            case 0..<0x20: throw Failure()
            default: text.append(byte)
            }
        }
        throw Failure()
    }

    private static let escapes: [UInt8: UInt8] = [
        0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]

    private mutating func escape(_ text: inout [UInt8]) throws(Failure) {
        guard index < bytes.count else { throw Failure() }
        let byte = bytes[index]
        index += 1
        if let escaped = Self.escapes[byte] { return text.append(escaped) }
        guard byte == UInt8(ascii: "u") else { throw Failure() }
        var code = try unit()
        if 0xD800..<0xDC00 ~= code, index + 1 < bytes.count, bytes[index] == 0x5C, bytes[index + 1] == 0x75 {
            index += 2
            let low = try unit()
            guard 0xDC00..<0xE000 ~= low else { throw Failure() }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        // Half of a pair is no character.
        guard let scalar = Unicode.Scalar(code) else { throw Failure() }
        text += UTF8.encode(scalar)!
    }

    /// Four hexadecimal digits.
    private mutating func unit() throws(Failure) -> UInt32 {
        guard index + 4 <= bytes.count else { throw Failure() }
        var code: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { throw Failure() }
            code = code << 4 | UInt32(digit)
        }
        index += 4
        return code
    }

    private mutating func number() throws(Failure) -> JSONValue {
        let start = index
        _ = skip(UInt8(ascii: "-"))
        if !skip(UInt8(ascii: "0")) { try digits() }
        let isWhole = index < bytes.count ? ![0x2E, 0x65, 0x45].contains(bytes[index]) : true
        if skip(UInt8(ascii: ".")) { try digits() }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
            try digits()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        return if isWhole, let number = Int(text) { .integer(number) } else { .number(text) }
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func digits() throws(Failure) {
        let start = index
        while index < bytes.count, 0x30...0x39 ~= bytes[index] { index += 1 }
        guard index > start else { throw Failure() }
    }
}
