import ClinicModel
import SwiftUI

/// Makes the scene of somebody's prescriptions.
@MainActor
package enum PrescriptionsFactory {
    package static func mock(parameters: PrescriptionsParameters = .mock) -> some View {
        PrescriptionsView(
            presenter: PrescriptionsPresenter(interactor: PrescriptionsMockInteractor(), parameters: parameters),
            change: { _ in EmptyView() }
        )
        .modifier(PrescriptionsRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(
        parameters: PrescriptionsParameters, destinations: some ScopedDestinations
    ) -> some View {
        make(parameters: parameters, destinations: destinations) { _ in EmptyView() }
    }

    /// - Parameter change: The way from a prescription that may be stopped to one that takes its place.
    package static func make(
        parameters: PrescriptionsParameters, destinations: some ScopedDestinations,
        @ViewBuilder change: @escaping (Prescription) -> some View
    ) -> some View {
        PrescriptionsView(
            presenter: PrescriptionsPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters),
            change: change
        )
        .modifier(PrescriptionsRouter(destinations: destinations))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some PrescriptionsInteractive {
        PrescriptionsInteractor(scope: scope)
    }
}
