/// What to look for.
package struct PatientSearchParameters: Hashable, Codable, Sendable {
    /// The beginnings of names, an identifier or a birth date; empty for everybody.
    package var text: String

    package init(text: String = "") {
        self.text = text
    }

    package static let mock = PatientSearchParameters()
}
