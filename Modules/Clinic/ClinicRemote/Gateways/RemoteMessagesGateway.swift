import ClinicAPI
import ClinicModel

struct RemoteMessagesGateway: MessagesGateway {
    let line: Line

    func conversations(access: Access) async throws -> [ConversationSummary] {
        try await line(Calls.conversations, access)
    }

    func correspondents(matching text: String, limit: Int) async throws -> [Correspondent] {
        try await line(Calls.correspondents, text, limit)
    }

    func conversation(_ id: Conversation.ID, access: Access) async throws -> Conversation {
        try await line(Calls.conversation, id, access)
    }

    func visits(in id: Conversation.ID, limit: Int) async throws -> [AppointmentSummary] {
        try await line(Calls.visitsInConversation, id, limit)
    }

    func keep(_ draft: MessageDraft, in id: Conversation.ID) async throws {
        _ = try await line(Calls.keepDraft, draft, id)
    }

    func send(_ draft: MessageDraft, to id: Conversation.ID) async throws -> Conversation {
        try await line(Calls.send, draft, id)
    }

    func markRead(_ ids: [Communication.ID]) async throws {
        _ = try await line(Calls.markRead, ids)
    }
}
