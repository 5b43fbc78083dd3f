/// The principal's messages: a patient's with practitioners that are theirs, a practitioner's with their patients.
package protocol MessagesGateway: Sendable {
    /// The conversations in which there are messages, or a draft of the principal's: those with unread messages, then
    /// those in which nothing was sent yet, then the others, each the latest first. That a practitioner opens them is
    /// audited.
    func conversations(access: Access) async throws -> [ConversationSummary]

    /// Those whom the principal may write to and whose names match, by name; an empty text matches all. A search
    /// among patients is audited.
    func correspondents(matching text: String, limit: Int) async throws -> [Correspondent]

    /// The conversation with somebody, which may have no messages yet. Opening it and giving it out is audited.
    ///
    /// Where there are messages both may read them, even when the one is no longer the other's patient.
    func conversation(_ id: Conversation.ID, access: Access) async throws -> Conversation

    /// So many of the visits of the two that a message can be about: those to come, then the latest past ones, without
    /// those that were cancelled or moved. There are none with somebody whom the principal cannot write to.
    func visits(in id: Conversation.ID, limit: Int) async throws -> [AppointmentSummary]

    /// Keeps what is written and not sent, in the place of the last that was kept; an empty text keeps nothing. The other
    /// side does not see it.
    func keep(_ draft: MessageDraft, in id: Conversation.ID) async throws

    /// Sends a message to the other side, from the principal, and returns the conversation that has it. No draft is
    /// kept there any more.
    ///
    /// Throws `invalid` for a text that is empty or too long, and for a visit that is not one of the two.
    func send(_ draft: MessageDraft, to id: Conversation.ID) async throws -> Conversation

    /// Notes that the principal has read messages. Those that were read before stay as they are.
    func markRead(_ ids: [Communication.ID]) async throws
}
