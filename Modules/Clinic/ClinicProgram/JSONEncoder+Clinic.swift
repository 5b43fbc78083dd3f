import Foundation
import PlainText

extension JSONEncoder {
    /// One line, keys in order, instants in UTC.
    package static var clinic: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }

    /// The value's line of output, its newline too. A terminal may have it: what is not printable is escaped.
    package static func clinicLine(_ value: some Encodable) throws -> Data {
        Data(JSONWriter.escaped(Array(try clinic.encode(value)))) + Data("\n".utf8)
    }
}
