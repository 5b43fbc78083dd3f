import ClinicModel
import ClinicProgram

/// What two people have written to each other.
package struct ConversationAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case id, name, timeZone, canWrite, messages
    }

    private let conversation: Conversation

    package init(_ conversation: Conversation) {
        self.conversation = conversation
    }

    package func lines(width: Int?) -> [String] {
        guard !conversation.messages.isEmpty else {
            return [("No messages with \(conversation.name)." as Phrase).said]
        }
        return Array(conversation.messages.map { lines(of: $0, width) }.joined(separator: [""]))
    }

    private func lines(of message: Message, _ width: Int?) -> [String] {
        let heading = [
            message.isOwn ? ("You" as Phrase).said : message.senderName,
            message.timeWords(in: conversation.zone)?.said,
            message.isOwn && message.isRead ? ("read" as Phrase).said : nil,
        ]
        let visit = message.visit.map { visit in
            let about: Phrase =
                visit.moment.map { "About the visit \(visit.id), \($0)" }
                ?? "About the visit \(visit.id), without a time"
            return about.said
        }
        let below = [message.text, visit].compactMap(\.self)
            .flatMap { $0.wrappedLines(to: width.map { max(1, $0 - 2) }) }
        return [heading.compactMap(\.self).joined(separator: ", ")] + below.map { "  " + $0 }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(conversation.id.rawValue, forKey: .id)
        try container.encode(conversation.name, forKey: .name)
        try container.encode(conversation.zone.name, forKey: .timeZone)
        try container.encode(conversation.canWrite, forKey: .canWrite)
        try container.encode(conversation.messages.map(MessageRecord.init), forKey: .messages)
    }
}
