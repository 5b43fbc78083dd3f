import ClinicModel

/// To whom something is prescribed, and what one has to know before.
package struct PrescribeEntity: Hashable, Sendable {
    package let patientName: String
    package let allergies: [AllergyIntolerance]
    package let prohibitions: [Prohibition]
    package let active: [Prescription]
    /// The medicines that the clinic knows.
    package var medicines: MedicineNames

    package init(
        patientName: String, allergies: [AllergyIntolerance], prohibitions: [Prohibition] = [], active: [Prescription],
        medicines: MedicineNames
    ) {
        self.patientName = patientName
        self.allergies = allergies
        self.prohibitions = prohibitions
        self.active = active
        self.medicines = medicines
    }
}
