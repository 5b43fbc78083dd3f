import ClinicModel
import ClinicProgram

/// Conversations: first what is unread, then the latest.
package struct ConversationsAnswer: Answer {
    private struct Record: Encodable {
        let id: String
        let name: String
        let unread: Int
        /// Whether one has said the last thing oneself.
        let answered: Bool
        let timeZone: String
        /// Absent where nothing was sent yet.
        let last: MessageRecord?
        /// What one has written and not sent.
        let draft: String?
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
            [.flexible("With"), .whole("New"), .whole("Answered"), .whole("Last"), .flexible("Message"), .whole("ID")],
            rows: conversations.map { conversation in
                [
                    conversation.name, conversation.unreadCount > 0 ? String(conversation.unreadCount) : "",
                    conversation.isUnanswered ? ("no" as Phrase).said : "",
                    conversation.last?.timeWords(in: conversation.zone)?.said ?? "",
                    conversation.text(isCut: width != nil), conversation.id.rawValue,
                ]
            })
        return table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let records = conversations.map {
            Record(
                id: $0.id.rawValue, name: $0.name, unread: $0.unreadCount, answered: !$0.isUnanswered,
                timeZone: $0.zone.name, last: $0.last.map(MessageRecord.init), draft: $0.draft?.text)
        }
        try container.encode(records, forKey: .conversations)
    }
}

extension ConversationSummary {
    /// The first line of what is written and not sent, else of what was sent last.
    fileprivate func text(isCut: Bool) -> String {
        if let draft { return ("Draft: \(draft.text.firstLine(isCut: isCut))" as Phrase).said }
        return last?.text.firstLine(isCut: isCut) ?? ""
    }
}

extension String {
    private static let columnsOfPreview = 60

    /// The first line that says something, where it is cut its beginning; with a sign where more follows.
    fileprivate func firstLine(isCut: Bool) -> String {
        let lines = split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
        guard let line = lines.first.map(String.init) else { return "" }
        let beginning = isCut ? line.beginning(fitting: Self.columnsOfPreview) : line
        return lines.count == 1 && beginning == line ? line : "\(beginning) …"
    }
}
