/// The values of a statement's parameters, read from the statement with its values in their places.
struct BoundValues: Sendable {
    enum Value: Sendable {
        case null
        case integer(Int64)
        case real(Double)
        case text(String)
        case blob([UInt8])
    }

    /// A parameter's name, nil for `?`, with its value.
    private(set) var values: [(name: String?, value: Value)] = []

    init(sql: String, expanded: String) throws {
        var sql = Array(sql.utf8)[...]
        var expanded = Array(expanded.utf8)[...]
        var isQuoted = false
        while let byte = sql.first {
            if !isQuoted, byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":") {
                sql.removeFirst()
                let name = sql.prefix(while: Self.isNamePart)
                sql = sql.dropFirst(name.count)
                let value = try Self.takeValue(&expanded)
                values.append(
                    (byte == UInt8(ascii: ":") ? ":" + String(decoding: name, as: UTF8.self) : nil, value))
                continue
            }
            if byte == UInt8(ascii: "'") { isQuoted.toggle() }
            guard expanded.popFirst() == byte else { throw BenchmarkError("a statement and its values differ") }
            sql.removeFirst()
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func takeValue(_ bytes: inout ArraySlice<UInt8>) throws -> Value {
        if bytes.starts(with: [UInt8(ascii: "x"), UInt8(ascii: "'")]) {
            let digits = Array(bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "'") })
            bytes = bytes.dropFirst(digits.count + 3)
            let pairs = stride(from: 0, to: digits.count, by: 2).map {
                String(decoding: digits[$0..<$0 + 2], as: UTF8.self)
            }
            return .blob(pairs.compactMap { UInt8($0, radix: 16) })
        }
        guard bytes.first == UInt8(ascii: "'") else {
            let word = bytes.prefix { isNamePart($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
            bytes = bytes.dropFirst(word.count)
            let text = String(decoding: word, as: UTF8.self)
            if text == "NULL" { return .null }
            if let integer = Int64(text) { return .integer(integer) }
            guard let real = Double(text) else { throw BenchmarkError("no value: \(text)") }
            return .real(real)
        }
        bytes.removeFirst()
        var text: [UInt8] = []
        while let byte = bytes.popFirst() {
            if byte == UInt8(ascii: "'") {
                guard bytes.first == byte else { return .text(String(decoding: text, as: UTF8.self)) }
                bytes.removeFirst()
            }
            text.append(byte)
        }
        throw BenchmarkError("a value that does not end")
    }
}
