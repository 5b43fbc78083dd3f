import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Conversation needs.
@MainActor
package protocol ConversationPresentable: ScenePresentable, Sendable {
    var conversation: Fetched<ConversationEntity> { get }
    /// What has been typed and not been sent.
    var draft: String { get set }
    /// What is said of a draft that was begun before, and is not what one came to write; nil where it is.
    var noteOnDraft: Phrase? { get }
    /// The visit that the draft is about.
    var attachedVisit: AppointmentSummary? { get }
    /// Whether it is being chosen which visit the draft is about.
    var isAttaching: Bool { get set }
    /// The visits to choose from.
    var visits: Fetched<[Visit]> { get }
    var canSend: Bool { get }
    /// Whether what was typed is not kept yet: then going back keeps it first, and asks where that fails.
    var asksBeforeGoingBack: Bool { get }

    func didPullToRefresh() async
    func didEnterBackground()
    func didTapSend()
    func didTapAttachVisit()
    func didTapAttach(_ visit: Visit)
    func didTapRemoveVisit()
    func didTapBack()
    /// The View is behind another one now, or gone: nobody reads what comes.
    func didDisappear()
    /// The screen has been locked or unlocked.
    func didLock(_ isLocked: Bool)
}

/// Where Conversation leads: to the visits that messages are about, and to the record of the patient who writes.
@MainActor
package protocol ConversationDestinations {
    associatedtype AppointmentScreen: View
    associatedtype RecordScreen: View

    func appointment(_ parameters: AppointmentParameters) -> AppointmentScreen
    func record(_ parameters: RecordParameters) -> RecordScreen
}

/// What one side reads of a conversation and adds to it.
package protocol ConversationInteractive: Sendable {
    /// The conversation, and the visit to write about. Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchConversation(_ parameters: ConversationParameters, access: Access) async throws -> ConversationEntity

    /// The visits of the two that a message can be about.
    func fetchVisits(in id: Conversation.ID) async throws -> [Visit]

    /// Keeps what is not sent, to be gone on with.
    func keep(_ draft: MessageDraft, in id: Conversation.ID) async throws

    /// Sends a message, and returns the conversation that has it.
    func send(_ draft: MessageDraft, to id: Conversation.ID) async throws -> Conversation

    /// Notes that messages have been read.
    func markRead(_ ids: [Communication.ID]) async throws

    /// Yields whenever the conversation may have changed.
    func changes() -> AsyncStream<Void>
}
