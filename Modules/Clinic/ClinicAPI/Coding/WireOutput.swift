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
        /// Where its members begin among those of all that is open.
        let members: Int
        var isSorted = true
    }

    private struct Member {
        /// Nil in a list.
        let name: String?
        let start: Int

        /// By bytes: letters that look alike are not the same name.
        func precedes(_ other: Member) -> Bool {
            (name ?? "").utf8.lexicographicallyPrecedes((other.name ?? "").utf8)
        }
    }

    // One encoding has it to itself; to check that at each byte takes as long as to write them.
    @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
    @exclusivity(unchecked) private var open: [Open] = []
    /// The members of all that is open, those of the innermost last, in the order in which they were written.
    @exclusivity(unchecked) private var members: [Member] = []

    init() {
        bytes.reserveCapacity(512)
        open.reserveCapacity(8)
        members.reserveCapacity(32)
    }

    /// Opens an object or a list in so many others, if the value there has not opened it before.
    ///
    /// - Returns: In how many its members are.
    func open(_ kind: Kind, at level: Int) -> Int {
        if open.count == level {
            open.append(Open(kind: kind, start: bytes.count, members: members.count))
            bytes.append(kind.rawValue)
        }
        return level + 1
    }

    /// Begins the next member of the innermost object or list but those that are deeper.
    func begin(_ name: String?, at level: Int) {
        end(to: level)
        let last = level - 1
        let isFirst = members.count == open[last].members
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        let member = Member(name: name, start: bytes.count)
        if !isFirst, name != nil, !members[members.count - 1].precedes(member) { open[last].isSorted = false }
        members.append(member)
        guard let name else { return }
        quote(name)
        bytes.append(UInt8(ascii: ":"))
    }

    func count(at level: Int) -> Int { members(at: level - 1).count }

    /// Those of what is open in so many others.
    private func members(at level: Int) -> ArraySlice<Member> {
        members[open[level].members..<(level + 1 < open.count ? open[level + 1].members : members.count)]
    }

    /// Where in the value what is being written is.
    func path(to level: Int) -> [any CodingKey] {
        (0..<min(level, open.count)).compactMap { level in
            let members = members(at: level)
            return members.last.map { CallParameter(stringValue: $0.name ?? "\(members.count - 1)") }
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
            members.removeLast(members.count - last.members)
            bytes.append(last.kind.end)
        }
    }

    private func sort(_ object: Open) {
        var sorted: [UInt8] = []
        sorted.reserveCapacity(bytes.count - object.start)
        for place in (object.members..<members.count).sorted(by: { members[$0].precedes(members[$1]) }) {
            let end = place + 1 < members.count ? members[place + 1].start - 1 : bytes.count
            sorted.append(sorted.isEmpty ? object.kind.rawValue : UInt8(ascii: ","))
            sorted += bytes[members[place].start..<end]
        }
        bytes.replaceSubrange(object.start..., with: sorted)
    }
}
