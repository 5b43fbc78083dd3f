import PlainText

/// Decodes some value, and notes in a shape what is asked for.
struct SchemaDecoder: Decoder {
    let shape: Shape
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SchemaMembers(shape: shape))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw SchemaFailure(type: "a list") }
    func singleValueContainer() -> any SingleValueDecodingContainer { SchemaValue(shape: shape) }
}

private struct SchemaValue: SingleValueDecodingContainer {
    let shape: Shape
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try shape.value(type) }
}

private struct SchemaMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let shape: Shape
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { shape.chosen.flatMap(Key.init(stringValue:)).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try shape.member(type, key.stringValue)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try shape.optionalMember(type, key.stringValue)
        return nil
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional(type, key) }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional(type, key) }

    private func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        try shape.optionalMember(type, key.stringValue)
        return nil
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    {
        KeyedDecodingContainer(SchemaMembers<Nested>(shape: shape.object(key.stringValue)))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw SchemaFailure(type: key.stringValue)
    }

    func superDecoder() throws -> any Decoder { throw SchemaFailure(type: "super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw SchemaFailure(type: key.stringValue) }
}

/// Types that hold others: lists, and what may be nil.
protocol SchemaListing {
    static func described(by writer: SchemaWriter) throws -> (schema: JSONValue, value: Any)?
}

extension Array: SchemaListing {
    static func described(by writer: SchemaWriter) throws -> (schema: JSONValue, value: Any)? {
        guard let element = Element.self as? any Decodable.Type else { return nil }
        return (["type": "array", "items": try writer.element(element)], Self())
    }
}

extension Set: SchemaListing {
    static func described(by writer: SchemaWriter) throws -> (schema: JSONValue, value: Any)? {
        guard let element = Element.self as? any Decodable.Type else { return nil }
        return (["type": "array", "uniqueItems": true, "items": try writer.element(element)], Self())
    }
}

extension Dictionary: SchemaListing {
    static func described(by writer: SchemaWriter) throws -> (schema: JSONValue, value: Any)? {
        guard Key.self is any CodingKeyRepresentable.Type, let value = Value.self as? any Decodable.Type else {
            return nil
        }
        return (["type": "object", "additionalProperties": try writer.element(value)], Self())
    }
}

extension Optional: SchemaListing {
    static func described(by writer: SchemaWriter) throws -> (schema: JSONValue, value: Any)? {
        guard let wrapped = Wrapped.self as? any Decodable.Type else { return nil }
        return (["anyOf": [try writer.element(wrapped), ["type": "null"]]], Self.none as Any)
    }
}

extension SchemaWriter {
    /// Of a part, which may be what is being written.
    func element<Value: Decodable>(_ type: Value.Type) throws -> JSONValue {
        isBegun(type) ? reference(to: type) : try schema(of: type)
    }
}
