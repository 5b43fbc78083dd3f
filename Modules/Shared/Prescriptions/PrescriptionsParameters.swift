import ClinicModel

/// Whose prescriptions to show.
package struct PrescriptionsParameters: Hashable, Codable, Sendable {
    /// Nil is the user themself; for one who has none of their own, the refills that all their patients have asked for.
    package let patient: Patient.ID?

    package init(patient: Patient.ID? = nil) {
        self.patient = patient
    }

    package static let mock = PrescriptionsParameters()
}
