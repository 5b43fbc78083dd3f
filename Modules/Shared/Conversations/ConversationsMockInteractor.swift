import ClinicModel
import Foundation

struct ConversationsMockInteractor: ConversationsInteractive {
    func fetchConversations(access: Access) async throws -> [ConversationSummary] {
        let conversation = SampleClinic.conversation
        return conversation.messages.suffix(1).map {
            ConversationSummary(
                id: conversation.id, name: conversation.name, last: $0, unreadCount: 1, zone: conversation.zone)
        } + [
            ConversationSummary(
                id: "p2", name: "Dr. Bea Sample", last: nil, unreadCount: 0, zone: conversation.zone,
                draft: MessageDraft("Half a question"))
        ]
    }

    func findCorrespondents(_ text: String, in locale: Locale) async throws -> CorrespondentsEntity {
        let people = [
            Correspondent(id: SampleClinic.conversation.id, name: SampleClinic.conversation.name),
            Correspondent(id: "p2", name: "Dr. Bea Sample"),
        ]
        return CorrespondentsEntity(
            text: text, people: people.filter { text.isEmpty || $0.name.localizedStandardContains(text) },
            hasMore: false)
    }

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
