import SwiftUI

/// Makes the scene of the results of one kind.
@MainActor
package enum SeriesFactory {
    package static func mock(parameters: SeriesParameters = .mock) -> some View {
        SeriesView(presenter: SeriesPresenter(interactor: SeriesMockInteractor(), parameters: parameters))
            .modifier(SeriesRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(parameters: SeriesParameters, destinations: some ScopedDestinations) -> some View {
        SeriesView(
            presenter: SeriesPresenter(interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(SeriesRouter(destinations: destinations))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some SeriesInteractive {
        SeriesInteractor(scope: scope)
    }
}
