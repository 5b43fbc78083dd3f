import ClinicModel

/// Results that are about to be shown to their patient.
package struct ReleaseForm: Hashable, Sendable, Identifiable {
    package let results: [ResultID]
    /// What is released, in words.
    package let names: [String]
    /// To whom.
    package let patientName: String

    package var id: [ResultID] { results }

    package init(_ results: [ResultID], names: [String], of patientName: String) {
        self.results = results
        self.names = names
        self.patientName = patientName
    }
}
