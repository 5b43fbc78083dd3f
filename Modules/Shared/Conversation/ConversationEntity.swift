import ClinicModel

/// A conversation, and the visit that one wants to write about.
package struct ConversationEntity: Hashable, Sendable {
    package let conversation: Conversation
    /// Nil where one wants to write about none.
    package let visit: AppointmentSummary?

    package init(conversation: Conversation, visit: AppointmentSummary?) {
        self.conversation = conversation
        self.visit = visit
    }
}
