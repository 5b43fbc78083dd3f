import SwiftUI

/// Makes the scene that lists appointments.
@MainActor
package enum AppointmentsFactory {
    package static func mock(parameters: AppointmentsParameters = .mock) -> some View {
        AppointmentsView(
            presenter: AppointmentsPresenter(interactor: AppointmentsMockInteractor(), parameters: parameters)
        )
        .modifier(AppointmentsRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(
        parameters: AppointmentsParameters, destinations: some ScopedDestinations
    ) -> some View {
        AppointmentsView(
            presenter: AppointmentsPresenter(
                interactor: AppointmentsInteractor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(AppointmentsRouter(destinations: destinations))
    }
}
