import SharedScenes
import SwiftUI

extension AppointmentsFactory {
    package static func doctor(parameters: AppointmentsParameters, destinations: DoctorDestinations) -> some View {
        AppointmentsView(
            presenter: AppointmentsPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(AppointmentsRouter(destinations: destinations))
    }

    nonisolated static func interactor(scope: DoctorScope) -> DoctorAppointmentsInteractor {
        DoctorAppointmentsInteractor(scope: scope)
    }
}
