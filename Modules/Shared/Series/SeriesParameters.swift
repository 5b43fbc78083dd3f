import ClinicModel

/// Which results to show.
package struct SeriesParameters: Hashable, Codable, Sendable {
    package let id: ResultSeries.ID
    /// Whose; nil for the user's own.
    package var patient: Patient.ID?

    package init(id: ResultSeries.ID, patient: Patient.ID? = nil) {
        self.id = id
        self.patient = patient
    }

    package static let mock = SeriesParameters(id: "4548-4")
}
