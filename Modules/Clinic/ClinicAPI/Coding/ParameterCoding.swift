/// A call's parameters by their names.
struct EncodedObject: Encodable {
    private var members: [(name: CallParameter, encode: (inout KeyedEncodingContainer<CallParameter>) throws -> Void)] =
        []

    mutating func add(_ value: some Encodable, as name: String?) {
        guard let name else { return assertionFailure("a call has more parameters than names") }
        let key = CallParameter(stringValue: name)
        members.append((key, { try $0.encode(value, forKey: key) }))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CallParameter.self)
        for member in members { try member.encode(&container) }
    }
}

struct DecodedObject: Decodable {
    private let container: KeyedDecodingContainer<CallParameter>

    init(from decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: CallParameter.self)
    }

    /// What may be nil may be missing, too.
    func value<Value: Decodable>(_ type: Value.Type, of name: String?) throws -> Value {
        let key = CallParameter(stringValue: name ?? "")
        if !container.contains(key), let none = nothing(of: type) { return none }
        do {
            return try container.decode(type, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            // What a type of its own throws where it is none of it.
            throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "\(error)")
        }
    }

    private func nothing<Value>(of type: Value.Type) -> Value? {
        (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
    }
}

struct CallParameter: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}
