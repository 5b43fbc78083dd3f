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
}
