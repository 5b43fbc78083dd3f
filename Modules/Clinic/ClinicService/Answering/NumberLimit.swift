import ClinicAPI
import Foundation
import PlainText

/// Numbers that no clinic has, and that would not fit where they are counted with: of seconds, 30 million years.
enum NumberLimit {
    private static let most = 1e15

    static func check(_ body: Data) throws {
        // What is no JSON is told of by who reads it.
        guard let value = try? JSONParser.parse(body) else { return }
        try check(value)
    }

    private static func check(_ value: JSONValue) throws {
        switch value {
        case .number(let digits):
            guard let number = Double(digits), number.magnitude <= most else {
                throw Problem(
                    .malformedRequest, status: 400, "The body has a number that is too large.",
                    detail: "It is \(digits.prefix(40)).")
            }
        case .array(let items): for item in items { try check(item) }
        case .object(let object): for member in object.members { try check(member.value) }
        case .null, .bool, .string: break
        }
    }
}
