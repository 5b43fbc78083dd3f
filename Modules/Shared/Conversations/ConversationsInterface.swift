import ClinicModel
import Combine
import Foundation
import SwiftUI
import ViperKit

/// What the View of Conversations needs.
@MainActor
package protocol ConversationsPresentable: ScenePresentable, Sendable {
    var conversations: Fetched<[ConversationSummary]> { get }
    var filter: ConversationsFilter { get set }
    /// Those of the conversations that the filter lists; nil until they are known.
    var listed: [ConversationSummary]? { get }
    /// Whether it is being chosen whom to write to.
    var isChoosing: Bool { get set }
    var correspondents: Fetched<CorrespondentsEntity> { get }
    var searchText: String { get set }
    /// In which dates are typed.
    var locale: Locale { get set }

    func didPullToRefresh() async
    func didTapNewMessage()
    func didSubmitSearch()
    func didTap(_ correspondent: Correspondent)
    func didTapKeepReading()
}

/// Where Conversations leads: to one of them.
@MainActor
package protocol ConversationsDestinations {
    associatedtype ConversationScreen: View

    func conversation(_ parameters: ConversationParameters) -> ConversationScreen
}

/// Whom a user has written with, and may write to.
package protocol ConversationsInteractive: Sendable {
    /// Those in which there are messages or a draft of the user's: first what is unread, then the latest.
    func fetchConversations(access: Access) async throws -> [ConversationSummary]

    /// Those whose names match, and patients also by what else they are found by; an empty text matches all.
    func findCorrespondents(_ text: String, in locale: Locale) async throws -> CorrespondentsEntity

    /// Yields whenever there may be new messages.
    func changes() -> AsyncStream<Void>
}
