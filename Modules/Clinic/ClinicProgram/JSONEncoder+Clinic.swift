import Foundation

extension JSONEncoder {
    /// One line, keys in order, instants in UTC.
    package static var clinic: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
