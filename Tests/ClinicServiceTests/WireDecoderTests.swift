import ClinicAPI
import Foundation
import Testing

/// What comes over the wire is read as Foundation would read it.
struct WireDecoderTests {
    private static let foundation: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            return try Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        }
        return decoder
    }()

    private enum Shape: Codable, Hashable {
        case nothing, circle(radius: Double), box(width: Int, height: Int?), named(String)
    }

    private struct Everything: Codable, Hashable {
        var text: String?
        var numbers: [String: [Int]]?
        var shapes: [Shape]?
        var list: [String?]?
        var flag: Bool?
        var nested: [[UInt8]]?
        var kinds: [Int: Bool]?
        var data: Data?
        var url: URL?
        var decimal: Decimal?
        var small: Int8?
        var large: UInt64?
        var float: Float?
        var double: Double?
        var date: Date?
    }

    private static let good = [
        #"{"text":"a\u00e4\n👩‍⚕️\"","flag":false,"list":["x",null],"nested":[[1],[],[255]]}"#,
        #"{"numbers":{"b":[1,-2],"a":[]},"kinds":{"1":true,"-7":false},"small":-128,"large":18446744073709551615}"#,
        #"{"shapes":[{"nothing":{}},{"circle":{"radius":1}},{"box":{"width":2}},{"box":{"width":1,"height":null}}]}"#,
        #"{"shapes":[{"named":{"_0":""}}],"data":"AP8H","url":"https://clinic.example/a?b=c","decimal":12.340}"#,
        #"{"double":1e-7,"float":0.1,"small":1e2,"date":"2026-11-24T09:20:00.125Z"}"#,
        #" { "double" : -0.0 , "large": 7.0, "unknown": [1, {"a": {}}] } "#, "{}", #"{"text":null,"date":null}"#,
    ]

    @Test(arguments: good) func `values of all kinds`(text: String) throws {
        let data = Data(text.utf8)
        #expect(
            try WireDecoder().decode(Everything.self, from: data)
                == Self.foundation.decode(Everything.self, from: data))
    }

    private static let bad = [
        #"{"text":7}"#, #"{"flag":"true"}"#, #"{"flag":1}"#, #"{"numbers":[]}"#, #"{"numbers":{"a":[1,"2"]}}"#,
        #"{"small":128}"#, #"{"small":1.5}"#, #"{"large":-1}"#, #"{"large":1e30}"#, #"{"nested":[[1],[256]]}"#,
        #"{"shapes":[{"nothing":{}},{"circle":{}}]}"#, #"{"shapes":[{"round":{}}]}"#, #"{"shapes":[{}]}"#,
        #"{"shapes":[{"box":{"width":null}}]}"#, #"{"data":"?"}"#, #"{"decimal":"1"}"#, #"{"double":"1"}"#, "[]", "7",
        #"{"text":"#, "", "{}{}", #"{"list":[1]}"#, #"{"url":3}"#,
    ]

    @Test(arguments: bad) func `what is none of them is said to be so, with its place`(text: String) throws {
        let data = Data(text.utf8)
        let own = failure { try WireDecoder().decode(Everything.self, from: data) }
        let other = failure { try Self.foundation.decode(Everything.self, from: data) }
        // Of a number that does not fit Foundation does not say where it is.
        let isSame = own == other || other == "corrupted at " && own?.hasPrefix("corrupted at ") == true
        #expect(isSame && own != nil, "\(String(describing: own)), \(String(describing: other))")
    }

    /// Looked through for each of them, so many names would take hours.
    @Test func `a dictionary of many names is read`() throws {
        let names = Dictionary(uniqueKeysWithValues: (0..<200_000).map { ("\($0)", $0) })
        let read = try WireDecoder().decode([String: Int].self, from: WireEncoder().encode(names))
        #expect(read == names)
    }

    @Test func `a number that does not fit is said to be so, with its place`() {
        #expect(
            failure { try WireDecoder().decode(from: Data(#"{"nested":[[1],[256]]}"#.utf8)) }
                == "corrupted at nested.1.0")
    }

    @Test func `an instant that is none is said to be so, with its place`() {
        let own = failure { try WireDecoder().decode(from: Data(#"{"date":"yesterday"}"#.utf8)) }
        #expect(own == "corrupted at date")
    }

    /// What `decode` fails with, in short.
    private func failure(_ decode: () throws -> Everything) -> String? {
        do {
            _ = try decode()
            return nil
        } catch let error as DecodingError {
            let (kind, path) =
                switch error {
                case .keyNotFound(let key, let context): ("no \(key.stringValue)", context.codingPath)
                case .typeMismatch(_, let context): ("mismatch", context.codingPath)
                case .valueNotFound(_, let context): ("nothing", context.codingPath)
                case .dataCorrupted(let context): ("corrupted", context.codingPath)
                @unknown default: ("?", [])
                }
            return "\(kind) at \(path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))"
        } catch {
            return "\(error)"
        }
    }

    /// Reads from its containers in other ways than what the compiler makes.
    private struct ByHand: Decodable {
        enum Key: CodingKey { case list, object, base }

        let seen: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            var seen = container.allKeys.map(\.stringValue).sorted()
            var list = try container.nestedUnkeyedContainer(forKey: .list)
            seen += ["\(list.count ?? -1)", "\(try list.decodeNil())", "\(try list.decode(Int.self))"]
            let inner = try list.nestedContainer(keyedBy: Key.self)
            seen += ["\(inner.contains(.base))", "\(try inner.decodeNil(forKey: .object))"]
            var deeper = try list.nestedUnkeyedContainer()
            seen += ["\(try deeper.decodeNil())", "\(deeper.isAtEnd)", "\(list.currentIndex)"]
            seen.append(try String(from: list.superDecoder()))
            seen.append(try Key.base.stringValue + Bool(from: container.superDecoder(forKey: .base)).description)
            seen.append("\(try container.superDecoder().singleValueContainer().decodeNil())")
            self.seen = seen
        }
    }

    @Test func `containers in every way`() throws {
        let text = Data(#"{"list":[null,4,{"object":null},[null],"x"],"base":true,"other":1}"#.utf8)
        let own = try WireDecoder().decode(ByHand.self, from: text).seen
        #expect(try own == Self.foundation.decode(ByHand.self, from: text).seen)
        #expect(own.count == 13, "\(own)")
    }
}
