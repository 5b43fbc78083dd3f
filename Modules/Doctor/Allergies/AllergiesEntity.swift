import ClinicModel

/// Somebody's allergies: those that one has now come first.
package struct AllergiesEntity: Hashable, Sendable {
    package let patientName: String
    package let allergies: [AllergyIntolerance]

    package init(patientName: String, allergies: [AllergyIntolerance]) {
        self.patientName = patientName
        self.allergies = allergies
    }
}
