import ClinicModel

/// Which document to read.
package struct DocumentParameters: Hashable, Codable, Sendable {
    package let id: DocumentReference.ID
    /// Whose; nil for the user's own.
    package var patient: Patient.ID?

    package init(id: DocumentReference.ID, patient: Patient.ID? = nil) {
        self.id = id
        self.patient = patient
    }

    package static let mock = DocumentParameters(id: "d1")
}
