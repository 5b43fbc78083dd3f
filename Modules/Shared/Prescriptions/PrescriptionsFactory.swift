import SwiftUI

/// Makes the scene of somebody's prescriptions.
@MainActor
package enum PrescriptionsFactory {
    package static func mock(parameters: PrescriptionsParameters = .mock) -> some View {
        PrescriptionsView(
            presenter: PrescriptionsPresenter(interactor: PrescriptionsMockInteractor(), parameters: parameters)
        )
        .modifier(PrescriptionsRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(
        parameters: PrescriptionsParameters, destinations: some ScopedDestinations
    ) -> some View {
        PrescriptionsView(
            presenter: PrescriptionsPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(PrescriptionsRouter(destinations: destinations))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some PrescriptionsInteractive {
        PrescriptionsInteractor(scope: scope)
    }
}
