import ClinicModel
import ClinicProgram

/// Conversations, the latest first.
package struct ConversationsAnswer: Answer {
    private struct Record: Encodable {
        let id: String
        let name: String
        let unread: Int
        let timeZone: String
        let last: MessageRecord
    }

    private enum CodingKeys: CodingKey {
        case conversations
    }

    private let conversations: [ConversationSummary]

    package init(_ conversations: [ConversationSummary]) {
        self.conversations = conversations
    }

    package func lines(width: Int?) -> [String] {
        guard !conversations.isEmpty else { return [("No messages." as Phrase).said] }
        let table = TextTable(
            [.flexible("With"), .whole("New"), .whole("Last"), .flexible("Message"), .whole("ID")],
            rows: conversations.map { conversation in
                [
                    conversation.name, conversation.unreadCount > 0 ? String(conversation.unreadCount) : "",
                    conversation.last.moment(in: conversation.zone)?.said ?? "",
                    conversation.last.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "",
                    conversation.id.rawValue,
                ]
            })
        return table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let records = conversations.map {
            Record(
                id: $0.id.rawValue, name: $0.name, unread: $0.unreadCount, timeZone: $0.zone.name,
                last: MessageRecord($0.last))
        }
        try container.encode(records, forKey: .conversations)
    }
}
