import ClinicModel

/// Those whom the user may write to, as far as they were looked for.
package struct CorrespondentsEntity: Hashable, Sendable {
    /// What was looked for; empty for everybody.
    package let text: String
    /// By name.
    package let people: [Correspondent]
    /// Patients whose names are written almost so, by name.
    package let similar: [Correspondent]
    /// Whether more match than are listed.
    package let hasMore: Bool

    package init(text: String, people: [Correspondent], similar: [Correspondent] = [], hasMore: Bool) {
        self.text = text
        self.people = people
        self.similar = similar
        self.hasMore = hasMore
    }
}
