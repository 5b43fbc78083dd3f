/// Writes JSON, on one line or indented by two spaces. Whatever is not printable is escaped: a program reads it all,
/// and a terminal obeys none of it.
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
        return escaped(writer.bytes)
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
        var rest = text.utf8[...]
        while let end = rest.firstIndex(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
            bytes.append(contentsOf: rest[..<end])
            switch rest[end] {
            case UInt8(ascii: "\n"): write("\\n")
            case UInt8(ascii: "\r"): write("\\r")
            case UInt8(ascii: "\t"): write("\\t")
            case let control where control < 0x20: write(Self.escape(UInt16(control)))
            case let mark: bytes += [UInt8(ascii: "\\"), mark]
            }
            rest = rest[rest.index(after: end)...]
        }
        bytes.append(contentsOf: rest)
        bytes.append(UInt8(ascii: "\""))
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension JSONWriter {
    /// The same JSON, whoever wrote it, with an escape for each character that is not printable.
    package static func escaped(_ json: [UInt8]) -> [UInt8] {
        let text = String(decoding: json, as: UTF8.self)
        if isPrintable(text, keepingNewlines: true) { return json }
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.isPrintable || scalar == "\n" {
                escaped.append(scalar)
            } else {
                for unit in String(scalar).utf16 { escaped.append(contentsOf: escape(unit).unicodeScalars) }
            }
        }
        return Array(String(escaped).utf8)
    }
}
