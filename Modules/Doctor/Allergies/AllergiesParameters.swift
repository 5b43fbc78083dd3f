import ClinicModel

/// Whose allergies, and in which visit they are noted.
package struct AllergiesParameters: Hashable, Codable, Sendable {
    package let patient: Patient.ID
    package let encounter: Encounter.ID?

    package init(patient: Patient.ID, encounter: Encounter.ID? = nil) {
        self.patient = patient
        self.encounter = encounter
    }

    package static let mock = AllergiesParameters(patient: "s1")
}
