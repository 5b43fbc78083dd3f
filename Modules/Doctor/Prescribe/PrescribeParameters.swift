import ClinicModel

/// To whom to prescribe, and in which visit.
package struct PrescribeParameters: Hashable, Codable, Sendable {
    package let patient: Patient.ID
    package let encounter: Encounter.ID?

    package init(patient: Patient.ID, encounter: Encounter.ID? = nil) {
        self.patient = patient
        self.encounter = encounter
    }

    package static let mock = PrescribeParameters(patient: "s1")
}
