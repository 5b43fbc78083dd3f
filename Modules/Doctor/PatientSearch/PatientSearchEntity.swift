import ClinicModel

/// The patients that were found.
package struct PatientSearchEntity: Hashable, Sendable {
    /// What was looked for; empty for everybody.
    package let text: String
    /// By name.
    package let patients: [Patient]
    /// Those whose names are written almost so, by name.
    package let similar: [Patient]
    /// Whether more match than are listed.
    package let hasMore: Bool

    package init(text: String, patients: [Patient], similar: [Patient] = [], hasMore: Bool) {
        self.text = text
        self.patients = patients
        self.similar = similar
        self.hasMore = hasMore
    }
}
