import SwiftUI

/// Makes the scene of one conversation.
@MainActor
package enum ConversationFactory {
    package static func mock(parameters: ConversationParameters = .mock) -> some View {
        ConversationView(
            presenter: ConversationPresenter(interactor: ConversationMockInteractor(), parameters: parameters)
        )
        .modifier(ConversationRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(
        parameters: ConversationParameters, destinations: some ScopedDestinations
    ) -> some View {
        ConversationView(
            presenter: ConversationPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(ConversationRouter(destinations: destinations))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some ConversationInteractive {
        ConversationInteractor(scope: scope)
    }
}
