import SwiftUI

/// Makes the scene of the user's account.
@MainActor
package enum AccountFactory {
    package static func mock(parameters: AccountParameters = .mock) -> some View {
        AccountView(presenter: AccountPresenter(interactor: AccountMockInteractor(), parameters: parameters))
    }

    /// For any audience.
    package static func make(
        parameters: AccountParameters, destinations: some ScopedDestinations
    ) -> some View {
        AccountView(
            presenter: AccountPresenter(
                interactor: AccountInteractor(scope: destinations.scope), parameters: parameters))
    }
}
