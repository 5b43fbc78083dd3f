import ClinicModel

struct ConversationMockInteractor: ConversationInteractive {
    func fetchConversation(_ parameters: ConversationParameters, access: Access) async throws -> ConversationEntity {
        let visit = SampleClinic.visits.first { $0.id == parameters.appointment }
        return ConversationEntity(conversation: SampleClinic.conversation, visit: visit?.summary)
    }

    func fetchVisits(in id: Conversation.ID) async throws -> [Visit] { SampleClinic.visits }

    func keep(_ draft: MessageDraft, in id: Conversation.ID) async throws {}

    func send(_ draft: MessageDraft, to id: Conversation.ID) async throws -> Conversation {
        SampleClinic.conversation(adding: draft)
    }

    func markRead(_ ids: [Communication.ID]) async throws {}

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
