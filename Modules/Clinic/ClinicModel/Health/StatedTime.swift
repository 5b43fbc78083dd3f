import Foundation

/// When something was, in the type in which it was stated: those that FHIR's `onset[x]`, `abatement[x]`, `performed[x]`,
/// `occurrence[x]` and `effective[x]` take.
package enum StatedTime: Hashable, Sendable {
    case dateTime(DateTime)
    case period(Period)
    /// How old the patient was.
    case age(Quantity)
    case range(QuantityRange)
    case string(String)

    package static func instant(_ instant: Date) -> Self { .dateTime(.instant(instant)) }

    /// The name of the type, with which R4 ends the element's.
    package var typeName: String {
        switch self {
        case .dateTime: "DateTime"
        case .period: "Period"
        case .age: "Age"
        case .range: "Range"
        case .string: "String"
        }
    }

    /// The time, or its beginning, or else its end; nil where it is told by an age or in words.
    package var dateTime: DateTime? {
        switch self {
        case .dateTime(let dateTime): dateTime
        case .period(let period): period.start ?? period.end
        case .age, .range, .string: nil
        }
    }

    /// The time of what has ended; nil where it is told by an age or in words.
    package var lastDateTime: DateTime? {
        if case .period(let period) = self { period.end ?? period.start } else { dateTime }
    }
}

/// In JSON a time is itself, and anything else the only member of an object.
extension StatedTime: Codable {
    private enum CodingKeys: CodingKey {
        case period, age, range, string
    }

    package init(from decoder: any Decoder) throws {
        if let dateTime = try? DateTime(from: decoder) {
            self = .dateTime(dateTime)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let period = try container.decodeIfPresent(Period.self, forKey: .period) {
            self = .period(period)
        } else if let age = try container.decodeIfPresent(Quantity.self, forKey: .age) {
            self = .age(age)
        } else if let range = try container.decodeIfPresent(QuantityRange.self, forKey: .range) {
            self = .range(range)
        } else {
            self = .string(try container.decode(String.self, forKey: .string))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        if case .dateTime(let dateTime) = self { return try dateTime.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .dateTime: break
        case .period(let period): try container.encode(period, forKey: .period)
        case .age(let age): try container.encode(age, forKey: .age)
        case .range(let range): try container.encode(range, forKey: .range)
        case .string(let text): try container.encode(text, forKey: .string)
        }
    }
}
