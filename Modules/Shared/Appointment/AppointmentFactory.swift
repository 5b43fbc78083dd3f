import SwiftUI

/// Makes the scene of one appointment.
@MainActor
package enum AppointmentFactory {
    package static func mock(parameters: AppointmentParameters = .mock) -> some View {
        AppointmentView(
            presenter: AppointmentPresenter(interactor: AppointmentMockInteractor(), parameters: parameters)
        )
        .modifier(AppointmentRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    ///
    /// - Parameters:
    ///   - more: where else an audience's appointments lead.
    ///   - facts: what else an audience has to know.
    package static func make(
        parameters: AppointmentParameters, destinations: some ScopedDestinations,
        @ViewBuilder adding more: @escaping (AppointmentEntity) -> some View = { _ in EmptyView() },
        @ViewBuilder stating facts: @escaping (AppointmentEntity) -> some View = { _ in EmptyView() }
    ) -> some View {
        AppointmentView(
            presenter: AppointmentPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters),
            adding: more, stating: facts
        )
        .modifier(AppointmentRouter(destinations: destinations))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some AppointmentInteractive {
        AppointmentInteractor(scope: scope)
    }
}
