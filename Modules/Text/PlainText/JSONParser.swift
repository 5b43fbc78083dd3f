/// Reads one JSON value from UTF-8. Stricter than the grammar where data would be lost: a name that stands twice
/// in an object, a NUL and half a surrogate pair are refused.
package struct JSONParser {
    package static let depthLimit = 200

    private let text: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    package static func parse(_ bytes: some Sequence<UInt8>) throws(JSONError) -> JSONValue {
        let result = ContiguousArray(bytes).withUnsafeBufferPointer { text in
            Result { () throws(JSONError) in
                var parser = JSONParser(text)
                return try parser.document()
            }
        }
        return try result.get()
    }

    package static func parse(_ text: String) throws(JSONError) -> JSONValue {
        try parse(text.utf8)
    }

    private init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    private mutating func document() throws(JSONError) -> JSONValue {
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        let value = try value()
        skipSpace()
        guard position == text.count else { throw failure("there is more after the value") }
        return value
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        guard position < text.count else { throw missing("a value") }
        switch text[position] {
        case UInt8(ascii: "{"): return try nested { parser throws(JSONError) in .object(try parser.object()) }
        case UInt8(ascii: "["): return try nested { parser throws(JSONError) in .array(try parser.array()) }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw missing("a value")
        }
    }

    private mutating func nested(
        _ read: (inout JSONParser) throws(JSONError) -> JSONValue
    ) throws(JSONError) -> JSONValue {
        guard depth < Self.depthLimit else { throw failure("it is nested deeper than \(Self.depthLimit) levels") }
        depth += 1
        position += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(JSONError) -> JSONObject {
        var members: [JSONObject.Member] = []
        var names: Set<String>?
        skipSpace()
        if take("}") { return JSONObject(members: members) }
        repeat {
            skipSpace()
            let start = position
            guard peek == UInt8(ascii: "\"") else { throw missing("a member's name") }
            let name = try string()
            if members.count == 16 { names = Set(members.map(\.name)) }
            let isNew = names?.insert(name).inserted ?? !members.contains { $0.name == name }
            guard isNew else { throw failure("the name \"\(name)\" stands twice in one object", at: start) }
            skipSpace()
            guard take(":") else { throw missing("a colon") }
            members.append(JSONObject.Member(name: name, value: try value()))
            skipSpace()
        } while take(",")
        guard take("}") else { throw missing("a comma or }") }
        return JSONObject(members: members)
    }

    private mutating func array() throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return elements }
        repeat {
            elements.append(try value())
            skipSpace()
        } while take(",")
        guard take("]") else { throw missing("a comma or ]") }
        return elements
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for offset in 0..<word.utf8CodeUnitCount {
            guard peek == word.utf8Start[offset] else { throw missing("\"\(word)\"") }
            position += 1
        }
        return value
    }

    private mutating func number() throws(JSONError) -> String {
        let start = position
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        guard position > start else { throw missing("a digit") }
    }
}

extension JSONParser {
    private mutating func string() throws(JSONError) -> String {
        position += 1
        var read = ""
        var start = position
        while position < text.count {
            let byte = text[position]
            if byte == UInt8(ascii: "\"") {
                let rest = try plain(from: start)
                position += 1
                return read.isEmpty ? rest : read + rest
            } else if byte == UInt8(ascii: "\\") {
                read += try plain(from: start)
                read.unicodeScalars.append(try escape())
                start = position
            } else if byte < 0x20 {
                throw failure("a control character stands in a string")
            } else {
                position += 1
            }
        }
        throw failure("the text ends inside a string")
    }

    private func plain(from start: Int) throws(JSONError) -> String {
        guard let plain = String(validating: text[start..<position], as: UTF8.self) else {
            throw failure("a string is not UTF-8", at: start)
        }
        return plain
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let byte = peek else { throw failure("the text ends inside a string") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try escapedScalar(from: start)
        default: throw failure("there is no such escape in JSON", at: start)
        }
    }

    private mutating func escapedScalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let unit = try hexUnit()
        if UTF16.isLeadSurrogate(unit), take("\\"), take("u") {
            let trail = try hexUnit()
            if UTF16.isTrailSurrogate(trail) {
                return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
            }
        }
        guard let scalar = Unicode.Scalar(unit) else {
            throw failure("half a surrogate pair is no character", at: start)
        }
        guard scalar != "\0" else { throw failure("a NUL character cannot be kept", at: start) }
        return scalar
    }

    private mutating func hexUnit() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw missing("a hexadecimal digit")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}

extension JSONParser {
    private var peek: UInt8? { position < text.count ? text[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard position < text.count, UInt32(text[position]) == scalar.value else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < text.count {
            switch text[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    /// Something else stands at the position, or nothing.
    private func missing(_ what: String) -> JSONError {
        guard let byte = peek else { return failure("the text ends where \(what) should be") }
        let found = (0x21...0x7E).contains(byte) ? "\"\(Character(Unicode.Scalar(byte)))\"" : "a stray character"
        return failure("\(found) stands where \(what) should be")
    }

    private func failure(_ reason: String, at offset: Int? = nil) -> JSONError {
        JSONError(reason, at: offset ?? position, in: text)
    }
}
