import Foundation

/// A problem or a diagnosis.
package struct Condition: HealthEntity {
    package static let resourceType = "Condition"

    package let id: EntityID<Condition>
    package var identifiers: [Identifier]
    package var clinicalStatus: ClinicalStatus?
    package var verificationStatus: VerificationStatus?
    package var code: CodeableConcept?
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    package var onset: StatedTime?
    package var abatement: StatedTime?
    package var recorded: DateTime?

    package init(
        id: ID, identifiers: [Identifier] = [], clinicalStatus: ClinicalStatus? = .active,
        verificationStatus: VerificationStatus? = .confirmed, code: CodeableConcept?, patient: Patient.ID?,
        encounter: Encounter.ID? = nil, onset: StatedTime? = nil, abatement: StatedTime? = nil,
        recorded: DateTime? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.clinicalStatus = clinicalStatus
        self.verificationStatus = verificationStatus
        self.code = code
        self.patient = patient
        self.encounter = encounter
        self.onset = onset
        self.abatement = abatement
        self.recorded = recorded
    }

    package var statusCode: String { isEnteredInError ? "entered-in-error" : clinicalStatus?.rawValue ?? "unknown" }
    package var isEnteredInError: Bool { verificationStatus == .enteredInError }
    package var date: DateTime? { onset?.dateTime ?? recorded }
    /// Whether the patient has it now. What does not say so is taken for one that lasts.
    package var isActive: Bool { verificationStatus != .refuted && clinicalStatus?.isActive ?? (abatement == nil) }
}
