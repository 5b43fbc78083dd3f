/// JSON as it was written: members keep their order and numbers their digits, since 1.50 and 1.5 are not the same
/// measurement.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The number's own text.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue {
    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    package var integer: Int? {
        if case .number(let digits) = self { Int(digits) } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    package var object: JSONObject? {
        if case .object(let members) = self { members } else { nil }
    }

    package subscript(name: String) -> JSONValue? { object?[name] }

    package subscript(index: Int) -> JSONValue? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }

    /// What kind of JSON this is, in words for a message.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(booleanLiteral flag: Bool) { self = .bool(flag) }
    package init(integerLiteral number: Int) { self = .number(String(number)) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(JSONObject(members)) }
}
