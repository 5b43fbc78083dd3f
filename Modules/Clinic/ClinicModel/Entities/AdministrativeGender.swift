package enum AdministrativeGender: String, Hashable, Codable, Sendable, CaseIterable {
    case male, female, other, unknown
}
