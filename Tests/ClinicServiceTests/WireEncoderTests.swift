import ClinicAPI
import ClinicModel
import Foundation
import Testing

/// What goes over the wire are the bytes that Foundation would write.
struct WireEncoderTests {
    private static let foundation: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
        }
        return encoder
    }()

    private func expectSame(_ value: some Encodable, _ place: SourceLocation = #_sourceLocation) throws {
        let (own, other) = (try WireEncoder().encode(value), try Self.foundation.encode(value))
        #expect(String(decoding: own, as: UTF8.self) == String(decoding: other, as: UTF8.self), sourceLocation: place)
    }

    private enum Shape: Codable {
        case nothing, circle(radius: Double), box(width: Int, height: Int?), named(String)
    }

    private struct Everything: Codable {
        var zebra = "z"
        var apple: [String: [Int]] = ["b": [1, 2], "a": [], "ä": [-3]]
        var shapes: [Shape] = [.nothing, .circle(radius: 1), .box(width: 2, height: nil), .named("/\"\\")]
        var absent: Int?
        var present: Int? = 7
        var list: [String?] = ["x", nil]
        var flag = true
        var nested: [[UInt8]] = [[1], [], [255]]
        var kinds: [Int: Bool] = [1: true]
        var data = Data([0, 255, 7])
        var url = URL(string: "https://clinic.example/a?b=c")
        var decimal = Decimal(string: "12.340")
        var small = Int8.min
        var large = UInt64.max
        var float = Float(0.1)
    }

    private struct Empty: Codable {}
    private struct Holder: Codable { var empty = Empty(), empties = [Empty(), Empty()] }

    /// Writes into its containers in other ways than what the compiler makes.
    private struct ByHand: Encodable {
        enum Key: CodingKey { case object, list, base }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            var list = container.nestedUnkeyedContainer(forKey: .list)
            try list.encode(1)
            var inner = list.nestedContainer(keyedBy: Key.self)
            try inner.encode("x", forKey: .object)
            try list.encodeNil()
            #expect(list.count == 3)
            try Holder().encode(to: container.superEncoder(forKey: .base))
            var again = encoder.container(keyedBy: Key.self)
            try again.encodeNil(forKey: .object)
        }
    }

    @Test func `values of all kinds`() throws {
        try expectSame(Everything())
        try expectSame(Holder())
        try expectSame(ByHand())
        try expectSame([Everything(), Everything()])
        try expectSame("alone")
        try expectSame([Int]())
        try expectSame([String: Int]())
        try expectSame(["e\u{301}": 1, "z": 2, "": 4])
        try expectSame([1.0, 0.1, 1e20, 1e-7, -0.0, 123_456_789.125, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
    }

    @Test func `every character`() throws {
        try expectSame(String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init))))
        try expectSame("👩‍⚕️ \u{2028} Ärztin ﷽ \r\n")
    }

    @Test func `instants, to the millisecond`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let second = Double(Int.random(in: -20_000_000_000...200_000_000_000, using: &generator))
            try expectSame(Date(timeIntervalSince1970: second))
        }
        #expect(try text(of: 1_764_062_400.001) == #""2025-11-25T09:20:00.001Z""#)
        #expect(try text(of: -0.001) == #""1969-12-31T23:59:59.999Z""#)
        #expect(try text(of: 0.9996) == #""1970-01-01T00:00:01.000Z""#)
    }

    private func text(of seconds: Double) throws -> String {
        String(decoding: try WireEncoder().encode(Date(timeIntervalSince1970: seconds)), as: UTF8.self)
    }

    @Test func `what is no number is refused, with its place`() throws {
        struct Reading: Codable { var values: [String: [Double]] }
        do {
            _ = try WireEncoder().encode(Reading(values: ["pulse": [1, .nan]]))
            Issue.record("it is no JSON")
        } catch EncodingError.invalidValue(_, let context) {
            #expect(context.codingPath.map(\.stringValue) == ["values", "pulse", "1"])
        }
    }
}
