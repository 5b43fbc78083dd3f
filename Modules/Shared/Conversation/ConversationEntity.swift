import ClinicModel

/// A conversation, and the visit that one wants to write about.
package struct ConversationEntity: Hashable, Sendable {
    package let conversation: Conversation
    /// Nil where one wants to write about none.
    package let visit: AppointmentSummary?
    /// The visit that the kept draft is about; nil where it is about none.
    package let draftVisit: AppointmentSummary?
    /// Whose health record belongs to it; nil where that is not offered.
    package let record: Patient.ID?

    package init(
        conversation: Conversation, visit: AppointmentSummary?, draftVisit: AppointmentSummary? = nil,
        record: Patient.ID? = nil
    ) {
        self.conversation = conversation
        self.visit = visit
        self.draftVisit = draftVisit
        self.record = record
    }
}
