/// What was done about a medicine, which the list alone does not say.
package enum PrescriptionsDone: Hashable, Sendable {
    case asked(String)
    case withdrawn(String)
    case prescribed(String)
    case stopped(String)
    case approved(String, patient: String)
    case declined(String, patient: String)
}
