import SwiftUI

/// Makes the scene of the results that wait for release.
@MainActor
package enum ResultsFactory {
    package static func mock(parameters: ResultsParameters = .mock) -> some View {
        ResultsView(presenter: ResultsPresenter(interactor: ResultsMockInteractor()))
            .modifier(ResultsRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(parameters: ResultsParameters, destinations: some ScopedDestinations) -> some View {
        ResultsView(presenter: ResultsPresenter(interactor: ResultsInteractor(scope: destinations.scope)))
            .modifier(ResultsRouter(destinations: destinations))
    }
}
