import ClinicModel
import Foundation

extension JSONDecoder {
    package static let wire: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = try? Date(text, strategy: Date.ISO8601FormatStyle.wire) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no instant")
            }
            return date
        }
        return decoder
    }()
}

extension Date.ISO8601FormatStyle {
    /// Such as `2026-11-24T09:20:00.000Z`.
    static let wire = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
