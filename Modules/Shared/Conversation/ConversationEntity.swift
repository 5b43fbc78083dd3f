import ClinicModel

/// A conversation, and the visit that one wants to write about.
package struct ConversationEntity: Hashable, Sendable {
    package let conversation: Conversation
    /// Nil where one wants to write about none.
    package let visit: AppointmentSummary?
    /// Whose health record belongs to it; nil where that is not offered.
    package let record: Patient.ID?

    package init(conversation: Conversation, visit: AppointmentSummary?, record: Patient.ID? = nil) {
        self.conversation = conversation
        self.visit = visit
        self.record = record
    }
}
