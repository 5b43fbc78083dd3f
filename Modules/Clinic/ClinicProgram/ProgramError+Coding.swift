import ClinicModel

/// In JSON an error is its code, the status that the program leaves with, and what it says.
extension ProgramError: Encodable {
    private enum CodingKeys: CodingKey {
        case code, status, message, advice
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(refusal?.rawValue ?? "\(status)", forKey: .code)
        try container.encode(status.rawValue, forKey: .status)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(advice, forKey: .advice)
    }
}
