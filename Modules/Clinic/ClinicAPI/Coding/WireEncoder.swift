import Foundation

/// Writes a value as JSON: members in the order of their names, instants as text, in UTC and to the millisecond, as the
/// clinic keeps them.
///
/// The bytes are those of `JSONEncoder` with `sortedKeys` and `withoutEscapingSlashes`. That one makes a tree of each
/// value before it writes, which takes a server longer than to read the value from the database. Here a value writes its
/// members one after another: into a nested container nothing more is written once its sibling has begun.
package struct WireEncoder: Sendable {
    package init() {}

    /// - Throws: `EncodingError` for infinity and NaN.
    package func encode(_ value: some Encodable) throws -> Data {
        let output = WireOutput()
        try output.write(value)
        return Data(output.bytes)
    }
}

/// The encoder of one value.
struct ValueEncoder: Encoder {
    let output: WireOutput
    /// How many objects and lists are open around the value.
    let level: Int

    var codingPath: [any CodingKey] { output.path(to: level) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(ObjectContainer(output: output, level: output.open(.object, at: level)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        ListContainer(output: output, level: output.open(.list, at: level))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        ValueContainer(output: output, level: level)
    }
}

private struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: WireOutput
    let level: Int

    var codingPath: [any CodingKey] { output.path(to: level - 1) }

    func encodeNil(forKey key: Key) { member(key).write("null") }
    func encode(_ value: Bool, forKey key: Key) { member(key).write(value ? "true" : "false") }
    func encode(_ value: String, forKey key: Key) { member(key).quote(value) }
    func encode(_ value: some FixedWidthInteger & Encodable, forKey key: Key) { member(key).write(value.description) }
    func encode(_ value: some Encodable, forKey key: Key) throws { try member(key).write(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        ValueEncoder(output: member(key), level: level).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        ValueEncoder(output: member(key), level: level).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { ValueEncoder(output: member(SuperKey()), level: level) }
    func superEncoder(forKey key: Key) -> any Encoder { ValueEncoder(output: member(key), level: level) }

    private func member(_ key: some CodingKey) -> WireOutput {
        output.begin(key.stringValue, at: level)
        return output
    }
}

private struct ListContainer: UnkeyedEncodingContainer {
    let output: WireOutput
    let level: Int

    var codingPath: [any CodingKey] { output.path(to: level - 1) }
    var count: Int { output.count(at: level) }

    func encodeNil() { item().write("null") }
    func encode(_ value: some Encodable) throws { try item().write(value) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        ValueEncoder(output: item(), level: level).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        ValueEncoder(output: item(), level: level).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { ValueEncoder(output: item(), level: level) }

    private func item() -> WireOutput {
        output.begin(nil, at: level)
        return output
    }
}

private struct ValueContainer: SingleValueEncodingContainer {
    let output: WireOutput
    let level: Int

    var codingPath: [any CodingKey] { output.path(to: level) }

    func encodeNil() { output.write("null") }
    func encode(_ value: Bool) { output.write(value ? "true" : "false") }
    func encode(_ value: String) { output.quote(value) }
    func encode(_ value: some FixedWidthInteger & Encodable) { output.write(value.description) }
    func encode(_ value: Double) throws { try output.write(number: value, at: codingPath) }
    func encode(_ value: Float) throws { try output.write(number: value, at: codingPath) }
    func encode(_ value: some Encodable) throws { try output.write(value) }
}

private struct SuperKey: CodingKey {
    let stringValue = "super"
    let intValue: Int? = nil

    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
}
