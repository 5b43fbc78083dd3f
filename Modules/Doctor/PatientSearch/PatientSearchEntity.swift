import ClinicModel

/// The patients that were found.
package struct PatientSearchEntity: Hashable, Sendable {
    /// What was looked for; empty for everybody.
    package let text: String
    /// By name.
    package let patients: [Patient]
    /// Whether more match than are listed.
    package let hasMore: Bool

    package init(text: String, patients: [Patient], hasMore: Bool) {
        self.text = text
        self.patients = patients
        self.hasMore = hasMore
    }
}
