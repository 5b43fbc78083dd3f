/// Writes JSON, on one line or indented by two spaces. Control characters are escaped, so that a terminal obeys none.
package struct JSONWriter {
    package enum Layout: Sendable {
        case compact, indented
    }

    private var bytes: [UInt8] = []
    private let layout: Layout
    private var level = 0

    package static func bytes(_ value: JSONValue, _ layout: Layout = .compact) -> [UInt8] {
        var writer = JSONWriter(layout)
        writer.write(value)
        return writer.bytes
    }

    package static func text(_ value: JSONValue, _ layout: Layout = .compact) -> String {
        String(decoding: bytes(value, layout), as: UTF8.self)
    }

    private init(_ layout: Layout) {
        self.layout = layout
    }

    private mutating func write(_ value: JSONValue) {
        switch value {
        case .null: write("null")
        case .bool(let flag): write(flag ? "true" : "false")
        case .number(let digits): write(digits)
        case .string(let text): quote(text)
        case .array(let elements):
            list("[", elements, "]") { $0.write($1) }
        case .object(let object):
            list("{", object.members, "}") {
                $0.quote($1.name)
                $0.write($0.layout == .compact ? ":" : ": ")
                $0.write($1.value)
            }
        }
    }

    private mutating func list<Item>(
        _ opening: String, _ items: [Item], _ closing: String, _ write: (inout JSONWriter, Item) -> Void
    ) {
        self.write(opening)
        level += 1
        for (index, item) in items.enumerated() {
            if index > 0 { self.write(",") }
            breakLine()
            write(&self, item)
        }
        level -= 1
        if !items.isEmpty { breakLine() }
        self.write(closing)
    }

    private mutating func breakLine() {
        guard layout == .indented else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case UInt8(ascii: "\n"): write("\\n")
            case UInt8(ascii: "\r"): write("\\r")
            case UInt8(ascii: "\t"): write("\\t")
            case 0..<0x20, 0x7F: escape(byte)
            case 0x80...0x9F where bytes.last == 0xC2:
                bytes.removeLast()
                escape(byte)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ control: UInt8) {
        let digits = String(control, radix: 16)
        write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
}
