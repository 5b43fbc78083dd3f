import ClinicModel

/// To whom something is prescribed, and what one has to know before.
package struct PrescribeEntity: Hashable, Sendable {
    package let patientName: String
    package let allergies: [AllergyIntolerance]
    package let active: [Prescription]

    package init(patientName: String, allergies: [AllergyIntolerance], active: [Prescription]) {
        self.patientName = patientName
        self.allergies = allergies
        self.active = active
    }
}
