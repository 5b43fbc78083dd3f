import ClinicAPI
import Foundation
import PlainText

/// Refuses what no clinic has and no database keeps: numbers that do not fit where they are counted with, and texts with
/// a NUL, after which SQLite would forget the rest.
enum BodyCheck {
    /// Of seconds, 30 million years.
    private static let most = 1e15

    /// What a body says.
    static func checked(_ body: Data) throws -> JSONValue {
        do {
            let value = try JSONParser.parse(body)
            try check(value)
            return value
        } catch let error as JSONError {
            throw Problem(
                .malformedRequest, status: 400, "The body is not what is asked for.", detail: error.errorDescription)
        }
    }

    private static func check(_ value: JSONValue) throws {
        switch value {
        case .number(let digits):
            guard let number = Double(digits), number.magnitude <= most else {
                throw Problem(
                    .malformedRequest, status: 400, "The body has a number that is too large.",
                    detail: "It is \(digits.prefix(40)).")
            }
        case .string(let text): try check(text)
        case .array(let items): for item in items { try check(item) }
        case .object(let object):
            for member in object.members {
                try check(member.name)
                try check(member.value)
            }
        case .null, .bool: break
        }
    }

    private static func check(_ text: String) throws {
        guard !text.utf8.contains(0) else {
            throw Problem(.malformedRequest, status: 400, "The body has a text with a NUL character.")
        }
    }
}
