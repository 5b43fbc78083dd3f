import ClinicModel

/// Which conversation to show.
package struct ConversationParameters: Hashable, Codable, Sendable {
    package let id: Conversation.ID
    /// The visit that the next message is about; nil where it is about none.
    package var appointment: Appointment.ID?

    package init(id: Conversation.ID, about appointment: Appointment.ID? = nil) {
        self.id = id
        self.appointment = appointment
    }

    package static let mock = ConversationParameters(id: "p1")
}
