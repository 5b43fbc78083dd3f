import Foundation
import PlainText

/// Reads values from JSON, as `JSONDecoder` does, with instants as ``WireEncoder`` writes them.
///
/// A server looks through what it is sent before it decodes it, so it has parsed it then. `JSONDecoder` would parse it
/// again, and takes longer than to read the value that is asked for from the database.
package struct WireDecoder: Sendable {
    package init() {}

    /// - Throws: `DecodingError`, also where the data is no JSON.
    package func decode<Value: Decodable>(_ type: Value.Type = Value.self, from data: Data) throws -> Value {
        do {
            return try decode(type, from: JSONParser.parse(data))
        } catch let error as JSONError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: error.errorDescription ?? "", underlyingError: error))
        }
    }

    /// - Throws: `DecodingError`.
    package func decode<Value: Decodable>(_ type: Value.Type = Value.self, from value: JSONValue) throws -> Value {
        try DecodedValue(json: value, place: nil).decode(type)
    }
}

/// Where in a text a value is: the last step of the way to it, and those before.
private final class Place {
    private let key: any CodingKey
    private let before: Place?

    init(_ key: any CodingKey, after before: Place?) {
        self.key = key
        self.before = before
    }

    var path: [any CodingKey] { (before?.path ?? []) + [key] }
}

/// A value, and the decoder of it.
private struct DecodedValue: Decoder, SingleValueDecodingContainer {
    let json: JSONValue
    let place: Place?

    var codingPath: [any CodingKey] { place?.path ?? [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let object) = json else { throw mismatch([String: Any].self, "an object") }
        return KeyedDecodingContainer(DecodedMembers(object: object, place: place))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let items) = json else { throw mismatch([Any].self, "an array") }
        return DecodedItems(items: items, place: place)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { if case .null = json { true } else { false } }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .bool(let flag) = json else { throw mismatch(type, "a boolean") }
        return flag
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .string(let text) = json else { throw mismatch(type, "a string") }
        return text
    }

    func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
        let digits = try number(type)
        // Such as 1.0 and 1e3.
        guard let number = Number(digits) ?? Double(digits).flatMap({ Number(exactly: $0) }) else {
            throw corrupted("\(digits) is no \(type)")
        }
        return number
    }

    func decode(_ type: Double.Type) throws -> Double { try floating(type) }
    func decode(_ type: Float.Type) throws -> Float { try floating(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // What other encoders and decoders know of these types, not they themselves.
        if type == Date.self, let date = try instant() as? Value { return date }
        if type == Data.self, let data = try data() as? Value { return data }
        if type == URL.self, let url = try url() as? Value { return url }
        if type == Decimal.self, let decimal = try decimal() as? Value { return decimal }
        return try Value(from: self)
    }

    private func floating<Number: BinaryFloatingPoint & LosslessStringConvertible>(_ type: Number.Type) throws -> Number
    {
        let digits = try number(type)
        guard let number = Number(digits), number.isFinite else { throw corrupted("\(digits) is no \(type)") }
        return number
    }

    private func instant() throws -> Date {
        let text = try decode(String.self)
        guard let date = try? Date(text, strategy: Date.ISO8601FormatStyle.wire) else {
            throw corrupted("“\(text)” is no instant")
        }
        return date
    }

    private func data() throws -> Data {
        guard let data = Data(base64Encoded: try decode(String.self)) else { throw corrupted("it is not Base64") }
        return data
    }

    private func url() throws -> URL {
        let text = try decode(String.self)
        guard let url = URL(string: text) else { throw corrupted("“\(text)” is no URL") }
        return url
    }

    private func decimal() throws -> Decimal {
        let digits = try number(Decimal.self)
        guard let decimal = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) else {
            throw corrupted("\(digits) is no decimal")
        }
        return decimal
    }

    private func number(_ type: Any.Type) throws -> String {
        guard case .number(let digits) = json else { throw mismatch(type, "a number") }
        return digits
    }

    private func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
        let context = DecodingError.Context(
            codingPath: codingPath, debugDescription: "\(json.kind) stands where \(expected) should be")
        return decodeNil() ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    private func corrupted(_ description: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: description))
    }
}

private struct DecodedMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let object: JSONObject
    private let place: Place?
    /// The members by their names, where there are more than are soon looked through: a dictionary asks for each of its.
    private let index: [String: JSONValue]?

    init(object: JSONObject, place: Place?) {
        self.object = object
        self.place = place
        let isLarge = object.members.count > 16
        index = isLarge ? Dictionary(object.members.map { ($0.name, $0.value) }) { first, _ in first } : nil
    }

    var codingPath: [any CodingKey] { place?.path ?? [] }
    var allKeys: [Key] { object.members.compactMap { Key(stringValue: $0.name) } }

    func contains(_ key: Key) -> Bool { member(key.stringValue) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
    func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type, forKey key: Key) throws -> Number {
        try value(key).decode(type)
    }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try value(key).decode(type) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try value(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try value(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { value(ifAny: CallParameter(stringValue: "super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { value(ifAny: key) }

    private func member(_ name: String) -> JSONValue? { index.map { $0[name] } ?? object[name] }

    private func value(ifAny key: some CodingKey) -> DecodedValue {
        DecodedValue(json: member(key.stringValue) ?? .null, place: Place(key, after: place))
    }

    private func value(_ key: Key) throws -> DecodedValue {
        guard let json = member(key.stringValue) else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "there is no “\(key.stringValue)”"))
        }
        return DecodedValue(json: json, place: Place(key, after: place))
    }
}

private struct DecodedItems: UnkeyedDecodingContainer {
    let items: [JSONValue]
    let place: Place?
    private(set) var currentIndex = 0

    init(items: [JSONValue], place: Place?) {
        self.items = items
        self.place = place
    }

    var codingPath: [any CodingKey] { place?.path ?? [] }
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex == items.count }

    mutating func decodeNil() throws -> Bool {
        guard try value(Never.self).decodeNil() else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let decoded = try value(type).decode(type)
        currentIndex += 1
        return decoded
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
        let container = try value([String: Any].self).container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try value([Any].self).unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try value((any Decoder).self)
        currentIndex += 1
        return decoder
    }

    private func value(_ type: Any.Type) throws -> DecodedValue {
        let place = Place(CallParameter(stringValue: "\(currentIndex)"), after: place)
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                type, .init(codingPath: place.path, debugDescription: "the list has ended"))
        }
        return DecodedValue(json: items[currentIndex], place: place)
    }
}
