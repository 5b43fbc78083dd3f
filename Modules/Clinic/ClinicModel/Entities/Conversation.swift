/// What the principal and somebody else have written to each other.
package struct Conversation: Hashable, Codable, Sendable, Identifiable {
    /// The other side's id, which names the conversation: one has only one with anybody. A patient's is a
    /// practitioner's, a practitioner's a patient's.
    package struct ID: Hashable, Sendable, CodedAsText, ExpressibleByStringLiteral {
        package let rawValue: String

        package init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        package init(stringLiteral value: String) {
            self.init(value)
        }

        package var description: String { rawValue }
    }

    package let id: ID
    /// The name of the other side.
    package let name: String
    /// Oldest first.
    package let messages: [Message]
    /// The zone of the practitioner's schedule, in which times are said.
    package let zone: Zone
    /// Whether the principal may write: the one is the other's patient.
    package let canWrite: Bool
    /// What the principal has written and not sent, which nobody else sees.
    package let draft: MessageDraft?

    package init(
        id: ID, name: String, messages: [Message], zone: Zone, canWrite: Bool, draft: MessageDraft? = nil
    ) {
        self.id = id
        self.name = name
        self.messages = messages
        self.zone = zone
        self.canWrite = canWrite
        self.draft = draft
    }

    /// The messages that wait to be read by the principal.
    package var unread: [Communication.ID] { messages.filter(\.isUnread).map(\.id) }
}

/// A message as one of its two sides sees it.
package struct Message: Hashable, Codable, Sendable, Identifiable {
    package let communication: Communication
    package let senderName: String
    /// Whether the principal has sent it.
    package let isOwn: Bool
    /// The visit that it is about, where the principal takes part in it.
    package let visit: AppointmentSummary?

    package init(communication: Communication, senderName: String, isOwn: Bool, visit: AppointmentSummary?) {
        self.communication = communication
        self.senderName = senderName
        self.isOwn = isOwn
        self.visit = visit
    }

    package var id: Communication.ID { communication.id }
    package var text: String { communication.text ?? "" }
    package var isRead: Bool { communication.received != nil }
    /// Whether it waits to be read by the principal.
    package var isUnread: Bool { !isOwn && !isRead }
}

/// A conversation in a list.
package struct ConversationSummary: Hashable, Codable, Sendable, Identifiable {
    package let id: Conversation.ID
    /// The name of the other side.
    package let name: String
    /// Nil where nothing was sent yet.
    package let last: Message?
    /// How many messages wait to be read by the principal.
    package let unreadCount: Int
    package let zone: Zone
    /// What the principal has written and not sent, which nobody else sees.
    package let draft: MessageDraft?

    package init(
        id: Conversation.ID, name: String, last: Message?, unreadCount: Int, zone: Zone, draft: MessageDraft? = nil
    ) {
        self.id = id
        self.name = name
        self.last = last
        self.unreadCount = unreadCount
        self.zone = zone
        self.draft = draft
    }

    /// Whether it waits for an answer of the principal's: the other side has said the last thing.
    package var isUnanswered: Bool { last?.isOwn == false }
}

/// Somebody whom the principal may write to.
package struct Correspondent: Hashable, Codable, Sendable, Identifiable {
    /// The conversation with them.
    package let id: Conversation.ID
    package let name: String
    /// What tells a patient from others of the same name.
    package let birthDate: PartialDate?

    package init(id: Conversation.ID, name: String, birthDate: PartialDate? = nil) {
        self.id = id
        self.name = name
        self.birthDate = birthDate
    }

    package init(_ patient: Patient) {
        self.init(id: Conversation.ID(patient.id.rawValue), name: patient.name, birthDate: patient.birthDate)
    }
}
