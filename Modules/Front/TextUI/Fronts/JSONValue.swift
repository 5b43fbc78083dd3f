/// A JSON value of a command or a frame.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number that is no Int, as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    static func string(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    var asText: String? { if case .string(let text) = self { text } else { nil } }
    var asInt: Int? { if case .integer(let number) = self { number } else { nil } }
}

/// The members of a JSON object, in the order in which they were added.
struct JSONObject: Equatable, ExpressibleByDictionaryLiteral {
    private(set) var members: [(name: String, value: JSONValue)] = []

    init(dictionaryLiteral elements: (String, JSONValue)...) {
        for (name, value) in elements { self[name] = value }
    }

    subscript(name: String) -> JSONValue? {
        get { members.last { $0.name == name }?.value }
        set {
            members.removeAll { $0.name == name }
            if let newValue { members.append((name, newValue)) }
        }
    }

    /// Adds a member behind the others; of several with one name the last counts.
    mutating func append(_ name: String, _ value: JSONValue) {
        members.append((name, value))
    }

    static func == (a: JSONObject, b: JSONObject) -> Bool {
        a.members.count == b.members.count
            && zip(a.members, b.members).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    }
}

extension JSONValue {
    /// The value on one line.
    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += value
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let object):
            text += "{"
            for (index, member) in object.members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.name, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ", "\u{7f}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
