import ClinicModel

/// The conversations of a user, whoever the user is.
struct ConversationsInteractor<Side: Audience>: ConversationsInteractive {
    /// More than that nobody looks through.
    private let most = 50
    private let messages: any MessagesGateway
    private let changesGateway: any ChangesGateway

    init(scope: AudienceScope<Side>) {
        messages = scope.gateways.messages
        changesGateway = scope.gateways.changes
    }

    func fetchConversations(access: Access) async throws -> [ConversationSummary] {
        try await messages.conversations(access: access)
    }

    func findCorrespondents(_ text: String) async throws -> CorrespondentsEntity {
        let found = try await messages.correspondents(matching: text, limit: most + 1)
        return CorrespondentsEntity(text: text, people: Array(found.prefix(most)), hasMore: found.count > most)
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
