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
}
