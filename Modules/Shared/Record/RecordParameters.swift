import ClinicModel

/// Whose record to show.
package struct RecordParameters: Hashable, Codable, Sendable {
    /// Nil for the user's own.
    package var patient: Patient.ID?

    package init(patient: Patient.ID? = nil) {
        self.patient = patient
    }

    package static let mock = RecordParameters()
}
