/// Which conversations to list.
package enum ConversationsFilter: String, Hashable, Codable, Sendable, CaseIterable {
    case all, unread, unanswered

    package func lists(_ conversation: ConversationSummary) -> Bool {
        switch self {
        case .all: true
        case .unread: conversation.unreadCount > 0
        case .unanswered: conversation.isUnanswered
        }
    }
}
