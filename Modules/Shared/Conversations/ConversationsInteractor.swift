import ClinicModel
import Foundation

/// The conversations of a user, whoever the user is.
struct ConversationsInteractor<Side: Audience>: ConversationsInteractive {
    /// More than that nobody looks through.
    private let most = 50
    private let gateways: Gateways
    private let clock: ClinicClock

    init(scope: AudienceScope<Side>) {
        gateways = scope.gateways
        clock = scope.clock
    }

    func fetchConversations(access: Access) async throws -> [ConversationSummary] {
        try await gateways.messages.conversations(access: access)
    }

    func findCorrespondents(_ text: String, in locale: Locale) async throws -> CorrespondentsEntity {
        let found = try await gateways.correspondents(
            matching: text, limit: most + 1, until: CalendarDate(of: clock.now, in: .utc), in: locale)
        return CorrespondentsEntity(
            text: text, people: Array(found.people.prefix(most)), similar: Array(found.similar.prefix(most)),
            hasMore: max(found.people.count, found.similar.count) > most)
    }

    func changes() -> AsyncStream<Void> { gateways.changes.changes() }
}
