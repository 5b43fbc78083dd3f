import ClinicModel
import Foundation

/// The bytes of a JSON text as they grow. Objects and lists that are open end when something is written around them.
final class WireOutput {
    enum Kind: UInt8 {
        case object = 0x7B
        case list = 0x5B

        var end: UInt8 { rawValue + 2 }
    }

    private struct Open {
        let kind: Kind
        let start: Int
        /// In the order in which they were written; a list's have no name.
        var members: [(name: String?, start: Int)] = []
        var isSorted = true
    }

    // One encoding has it to itself; to check that at each byte takes as long as to write them.
    @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
    @exclusivity(unchecked) private var open: [Open] = []

    init() { bytes.reserveCapacity(512) }

    /// Opens an object or a list in so many others, if the value there has not opened it before.
    ///
    /// - Returns: In how many its members are.
    func open(_ kind: Kind, at level: Int) -> Int {
        if open.count == level {
            open.append(Open(kind: kind, start: bytes.count))
            bytes.append(kind.rawValue)
        }
        return level + 1
    }

    /// Begins the next member of the innermost object or list but those that are deeper.
    func begin(_ name: String?, at level: Int) {
        end(to: level)
        let last = level - 1
        if let previous = open[last].members.last {
            bytes.append(UInt8(ascii: ","))
            if let name, let before = previous.name, !precedes(before, name) { open[last].isSorted = false }
        }
        open[last].members.append((name, bytes.count))
        guard let name else { return }
        quote(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// By bytes: letters that look alike are not the same name.
    private func precedes(_ name: String, _ other: String) -> Bool {
        name.utf8.lexicographicallyPrecedes(other.utf8)
    }

    func count(at level: Int) -> Int { open[level - 1].members.count }

    /// Where in the value what is being written is.
    func path(to level: Int) -> [any CodingKey] {
        open.prefix(level).compactMap { open in
            open.members.last.map { CallParameter(stringValue: $0.name ?? "\(open.members.count - 1)") }
        }
    }

    func write<Value: Encodable>(_ value: Value) throws {
        // To ask for the type itself is soon done; a cast looks through tables.
        if Value.self == String.self, let text = value as? String { return quote(text) }
        if Value.self == Date.self, let date = value as? Date { return write(date) }
        if Value.self == Data.self, let data = value as? Data { return quote(data.base64EncodedString()) }
        if Value.self == URL.self, let url = value as? URL { return quote(url.absoluteString) }
        if Value.self == Decimal.self, let decimal = value as? Decimal { return write(decimal.description) }
        let (level, start) = (open.count, bytes.count)
        try value.encode(to: ValueEncoder(output: self, level: level))
        end(to: level)
        if bytes.count == start { write("{}") }
    }

    func write(number: some BinaryFloatingPoint & CustomStringConvertible, at path: [any CodingKey]) throws {
        guard number.isFinite else {
            throw EncodingError.invalidValue(
                number, .init(codingPath: path, debugDescription: "\(number) is no number of JSON’s"))
        }
        let digits = number.description
        write(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
    }

    func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { text in
            var rest = text[...]
            while let place = rest.firstIndex(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
                bytes.append(contentsOf: rest[..<place])
                escape(rest[place])
                rest = rest[(place + 1)...]
            }
            bytes.append(contentsOf: rest)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0x08: write("\\b")
        case 0x09: write("\\t")
        case 0x0A: write("\\n")
        case 0x0C: write("\\f")
        case 0x0D: write("\\r")
        default: write((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
        }
    }

    /// Such as `2026-11-24T09:20:00.000Z`. Foundation’s own way to it takes ten times as long.
    private func write(_ date: Date) {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        // From when the Gregorian calendar began, before which Foundation counts by the Julian, to the end of 9999.
        guard (-12_219_292_800_000..<253_402_300_800_000).contains(milliseconds) else {
            return quote(date.formatted(Date.ISO8601FormatStyle.wire))
        }
        let dayNumber = Int((milliseconds / 86_400_000).rounded(.down))
        let (day, time) = (CalendarDate(dayNumber: dayNumber), Int(milliseconds) - dayNumber * 86_400_000)
        write("\"", day.year, digits: 4)
        write("-", day.month, digits: 2)
        write("-", day.day, digits: 2)
        write("T", time / 3_600_000, digits: 2)
        write(":", time / 60_000 % 60, digits: 2)
        write(":", time / 1000 % 60, digits: 2)
        write(".", time % 1000, digits: 3)
        write("Z\"")
    }

    private func write(_ mark: Unicode.Scalar, _ number: Int, digits: Int) {
        bytes.append(UInt8(ascii: mark))
        var unit = [1, 10, 100, 1000][digits - 1]
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
            unit /= 10
        }
    }

    /// Ends the objects and lists that are open in so many others, the innermost first.
    private func end(to level: Int) {
        while open.count > level {
            let last = open.removeLast()
            if !last.isSorted { sort(last) }
            bytes.append(last.kind.end)
        }
    }

    private func sort(_ object: Open) {
        let ends = object.members.dropFirst().map { $0.start - 1 } + [bytes.count]
        let members = zip(object.members, ends).sorted { precedes($0.0.name ?? "", $1.0.name ?? "") }
        var sorted: [UInt8] = [object.kind.rawValue]
        sorted.reserveCapacity(bytes.count - object.start)
        for (index, member) in members.enumerated() {
            if index > 0 { sorted.append(UInt8(ascii: ",")) }
            sorted += bytes[member.0.start..<member.1]
        }
        bytes.replaceSubrange(object.start..., with: sorted)
    }
}
