import ClinicModel
import Foundation
import PlainText

/// Writes the JSON Schema of a type by decoding one of it, and noting what it asks for.
final class SchemaWriter {
    /// The schemas of types with names, which others refer to.
    private(set) var components: [String: JSONValue] = [:]
    private var begun: Set<String> = []

    /// - Throws: what the type's decoding throws, whatever it is given.
    func schema<Value: Decodable>(of type: Value.Type) throws -> JSONValue { try described(type).schema }

    /// The schema, and some value of the type: who decodes a part needs one to go on.
    func described<Value: Decodable>(_ type: Value.Type, text: String = "") throws -> (schema: JSONValue, value: Value)
    {
        if let listing = type as? any SchemaListing.Type, let (schema, value) = try listing.described(by: self) {
            return (schema, try cast(value))
        }
        if type == ClinicError.self { return (try error(), try cast(ClinicError.busy)) }
        if type == StatedTime.self {
            return (try statedTime(), try cast(StatedTime.instant(Date(timeIntervalSince1970: 0))))
        }
        if let plain = plain(text).lazy.compactMap({ $0 as? (schema: JSONValue, value: Value) }).first { return plain }
        if let codes = type as? any CaseIterable.Type, let (schema, value) = Self.codes(codes) {
            return (schema, try cast(value))
        }
        if let alternatives = type as? any SchemaAlternatives.Type { return try described(type, alternatives.cases) }
        var failure: any Error = SchemaFailure(type: "\(type)")
        for text in Self.texts {
            let shape = Shape(writer: self, text: text, chosen: nil)
            do {
                let value = try named(type) { try type.init(from: SchemaDecoder(shape: shape)) }
                return (reference(to: type, shape.schema), value)
            } catch {
                failure = error
            }
        }
        throw failure
    }

    /// One of those that are told apart by their only member.
    private func described<Value: Decodable>(
        _ type: Value.Type, _ cases: [String]
    ) throws -> (schema: JSONValue, value: Value) {
        var (schemas, values): ([JSONValue], [Value]) = ([], [])
        for name in cases {
            let shape = Shape(writer: self, text: "", chosen: name)
            values.append(try named(type) { try type.init(from: SchemaDecoder(shape: shape)) })
            schemas.append(shape.schema)
        }
        guard let value = values.first else { throw SchemaFailure(type: "\(type)") }
        return (reference(to: type, ["oneOf": .array(schemas)]), value)
    }

    /// Whether a schema of the type is being written: what is within refers to it.
    func isBegun<Value>(_ type: Value.Type) -> Bool { begun.contains(Self.name(of: type)) }

    func reference<Value>(to type: Value.Type) -> JSONValue {
        ["$ref": .string("#/components/schemas/\(Self.name(of: type))")]
    }

    private func reference<Value>(to type: Value.Type, _ schema: JSONValue) -> JSONValue {
        guard case .object(let object) = schema, object["type"] != .string("string") else { return schema }
        components[Self.name(of: type)] = schema
        return reference(to: type)
    }

    private func named<Value, Result>(_ type: Value.Type, _ body: () throws -> Result) rethrows -> Result {
        let isFirst = begun.insert(Self.name(of: type)).inserted
        defer { if isFirst { begun.remove(Self.name(of: type)) } }
        return try body()
    }

    /// Such as `Appointment.Participant`.
    private static func name<Value>(of type: Value.Type) -> String {
        String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    }

    private func cast<Value>(_ value: Any) throws -> Value {
        guard let value = value as? Value else { throw SchemaFailure(type: "\(Value.self)") }
        return value
    }

    /// Texts that this or that type is written as; one of them suits.
    private static let texts = ["", "2026-11-24", "UTC", "0", "09:20", "Patient/1"]

    private func plain(_ text: String) -> [Any] {
        [
            (schema: ["type": "string"] as JSONValue, value: text),
            (schema: ["type": "boolean"] as JSONValue, value: false),
            (schema: ["type": "integer"] as JSONValue, value: 0), (schema: ["type": "number"] as JSONValue, value: 0.0),
            (schema: ["type": "string", "format": "date-time"] as JSONValue, value: Date(timeIntervalSince1970: 0)),
            (schema: ["type": "string", "contentEncoding": "base64"] as JSONValue, value: Data()),
            (
                schema: [
                    "type": "object", "required": ["start", "duration"],
                    "properties": [
                        "start": ["type": "string", "format": "date-time"],
                        "duration": ["type": "number", "minimum": 0],
                    ],
                ] as JSONValue, value: DateInterval()
            ),
            (schema: Self.phrase, value: "" as Phrase),
            (schema: Self.dateTime, value: DateTime.instant(Date(timeIntervalSince1970: 0))),
        ]
    }

    private static func codes<Codes: CaseIterable>(_ type: Codes.Type) -> (JSONValue, Any)? {
        let codes = type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        guard let first = type.allCases.first, codes.count == type.allCases.count else { return nil }
        return (["type": "string", "enum": .array(codes.map { .string($0) })], first)
    }

    /// Words in pieces, so that a reader can put them into another language.
    private static let phrase: JSONValue = [
        "type": "array",
        "items": [
            "type": "object", "minProperties": 1, "maxProperties": 1,
            "properties": [
                "words": ["type": "string"], "value": ["type": "string"], "phrase": ["type": "array"],
            ],
        ],
    ]

    /// FHIR's `dateTime`.
    private static let dateTime: JSONValue = [
        "type": "string", "pattern": "^[0-9]{4}(-[0-9]{2}(-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?Z)?)?)?$",
    ]

    /// A time is itself, and anything else the only member of an object.
    private func statedTime() throws -> JSONValue {
        let others: [(String, JSONValue)] = [
            ("period", try element(Period.self)), ("age", try element(Quantity.self)),
            ("range", try element(QuantityRange.self)), ("string", ["type": "string"]),
        ]
        let objects = others.map { name, schema -> JSONValue in
            ["type": "object", "required": [.string(name)], "properties": .object(JSONObject([(name, schema)]))]
        }
        return ["anyOf": .array([Self.dateTime] + objects)]
    }

    /// Which members there are goes by the code.
    private func error() throws -> JSONValue {
        let type = ClinicError.self
        guard !isBegun(type), components[Self.name(of: type)] == nil else { return reference(to: type) }
        return try named(type) {
            let codes = ClinicError.Code.allCases.map { JSONValue.string($0.rawValue) }
            let moment = try element(Moment.self)
            return reference(
                to: type,
                [
                    "type": "object", "required": ["code"],
                    "properties": [
                        "code": ["type": "string", "enum": .array(codes)], "conflict": try element(Conflict.self),
                        "phrase": Self.phrase, "moment": moment, "phone": ["type": "string"],
                        "from": ["type": "string"], "to": ["type": "string"],
                        "zone": ["type": "string"], "schedule": ["type": "string"],
                        "until": ["type": "string", "format": "date-time"], "failure": try element(StorageFailure.self),
                        "reason": ["type": "string"], "since": moment, "mayBeDone": ["type": "boolean"],
                        "refusal": reference(to: type), "cause": reference(to: type),
                    ],
                ])
        }
    }
}

struct SchemaFailure: Error {
    let type: String
}

/// What one decoding asks for.
final class Shape {
    let writer: SchemaWriter
    let text: String
    /// The member that is there, where there is one alone.
    let chosen: String?
    private var members: [(name: String, schema: () -> JSONValue)] = []
    private var required: [String] = []
    private var single: JSONValue?

    init(writer: SchemaWriter, text: String, chosen: String?) {
        self.writer = writer
        self.text = text
        self.chosen = chosen
    }

    var schema: JSONValue {
        if let single { return single }
        return [
            "type": "object", "properties": .object(JSONObject(members.map { ($0.name, $0.schema()) })),
            "required": .array(required.map { .string($0) }),
        ]
    }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let (schema, value) = try writer.described(type, text: text)
        single = schema
        return value
    }

    func member<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
        let (schema, value) = try writer.described(type)
        add(name, isRequired: !(type is any ExpressibleByNilLiteral.Type)) { schema }
        return value
    }

    func optionalMember<Value: Decodable>(_ type: Value.Type, _ name: String) throws {
        let schema = try writer.element(type)
        add(name, isRequired: false) { ["anyOf": [schema, ["type": "null"]]] }
    }

    /// A member that is an object, whose members are asked for next.
    func object(_ name: String) -> Shape {
        let nested = Shape(writer: writer, text: "", chosen: nil)
        add(name, isRequired: true) { nested.schema }
        return nested
    }

    private func add(_ name: String, isRequired: Bool, _ schema: @escaping () -> JSONValue) {
        guard !members.contains(where: { $0.name == name }) else { return }
        members.append((name, schema))
        if isRequired { required.append(name) }
    }
}
