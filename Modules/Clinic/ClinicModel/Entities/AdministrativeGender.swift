package enum AdministrativeGender: String, Hashable, Codable, Sendable, CaseIterable {
    case male, female, other, unknown
}

extension AdministrativeGender {
    package var words: Phrase {
        switch self {
        case .male: "male"
        case .female: "female"
        case .other: "other"
        case .unknown: "unknown"
        }
    }
}
