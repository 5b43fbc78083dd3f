/// Whether a problem or an allergy is one now; the codes of Condition and AllergyIntolerance in R4.
package enum ClinicalStatus: String, Hashable, Codable, Sendable, CaseIterable {
    case active, recurrence, relapse, inactive, remission, resolved

    package static let conditionSystem = "http://terminology.hl7.org/CodeSystem/condition-clinical"
    package static let allergySystem = "http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical"

    /// Whether one has it now.
    package var isActive: Bool { [.active, .recurrence, .relapse].contains(self) }
}

/// How sure a problem or an allergy is.
package enum VerificationStatus: String, Hashable, Codable, Sendable, CaseIterable {
    case unconfirmed, provisional, differential, confirmed, refuted, presumed
    case enteredInError = "entered-in-error"

    package static let conditionSystem = "http://terminology.hl7.org/CodeSystem/condition-ver-status"
    package static let allergySystem = "http://terminology.hl7.org/CodeSystem/allergyintolerance-verification"
}
