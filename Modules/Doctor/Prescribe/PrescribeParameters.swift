import ClinicModel

/// To whom to prescribe, in which visit, and in the place of what.
package struct PrescribeParameters: Hashable, Codable, Sendable {
    package let patient: Patient.ID
    package let encounter: Encounter.ID?
    package let replacement: Replacement?

    package init(patient: Patient.ID, encounter: Encounter.ID? = nil, replacement: Replacement? = nil) {
        self.patient = patient
        self.encounter = encounter
        self.replacement = replacement
    }

    /// The active prescription that is stopped when the new one is written, by why that is done.
    package enum Replacement: Hashable, Codable, Sendable {
        case doseChange(MedicationRequest.ID)
        case correction(MedicationRequest.ID)

        package var prescription: MedicationRequest.ID {
            switch self {
            case .doseChange(let id), .correction(let id): id
            }
        }
    }

    /// What becomes of a refill that is asked for when another prescription takes its prescription's place.
    package enum RefillAnswer: Hashable, Sendable {
        case approved
        case declined(because: String)
    }

    package static let mock = PrescribeParameters(patient: "s1")
}
