import SwiftUI

/// Makes the scene of somebody's health record.
@MainActor
package enum RecordFactory {
    package static func mock(parameters: RecordParameters = .mock) -> some View {
        RecordView(presenter: RecordPresenter(interactor: RecordMockInteractor(), parameters: parameters))
            .modifier(RecordRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(parameters: RecordParameters, destinations: some ScopedDestinations) -> some View {
        RecordView(
            presenter: RecordPresenter(interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(RecordRouter(destinations: destinations))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some RecordInteractive {
        RecordInteractor(scope: scope)
    }
}
