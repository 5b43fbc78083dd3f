import SwiftUI

/// Makes the scene that lists conversations.
@MainActor
package enum ConversationsFactory {
    package static func mock(parameters: ConversationsParameters = .mock) -> some View {
        ConversationsView(presenter: ConversationsPresenter(interactor: ConversationsMockInteractor()))
            .modifier(ConversationsRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(
        parameters: ConversationsParameters, destinations: some ScopedDestinations
    ) -> some View {
        ConversationsView(
            presenter: ConversationsPresenter(interactor: ConversationsInteractor(scope: destinations.scope))
        )
        .modifier(ConversationsRouter(destinations: destinations))
    }
}
