import ClinicModel

/// Which conversation to show.
package struct ConversationParameters: Hashable, Codable, Sendable {
    package let id: Conversation.ID
    /// The visit that the next message is about; nil where it is about none.
    package var appointment: Appointment.ID?
    /// The words that the next message begins with, below what is being written already.
    package var beginning: String?

    package init(id: Conversation.ID, about appointment: Appointment.ID? = nil, beginning: String? = nil) {
        self.id = id
        self.appointment = appointment
        self.beginning = beginning
    }

    package static let mock = ConversationParameters(id: "p1")
}
