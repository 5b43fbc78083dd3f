extension Appointment {
    /// Somebody or something that takes part in an appointment.
    package struct Participant: Hashable, Codable, Sendable {
        package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
            case accepted, declined, tentative
            case needsAction = "needs-action"
        }

        /// A FHIR reference, such as `Patient/42`.
        package var actor: String
        package var status: Status

        package init(actor: String, status: Status) {
            self.actor = actor
            self.status = status
        }
    }
}
