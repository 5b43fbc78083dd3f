import SharedScenes
import SwiftUI

extension AppointmentFactory {
    package static func doctor(parameters: AppointmentParameters, destinations: DoctorDestinations) -> some View {
        AppointmentView(
            presenter: AppointmentPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(AppointmentRouter(destinations: destinations))
    }

    nonisolated static func interactor(scope: DoctorScope) -> DoctorAppointmentInteractor {
        DoctorAppointmentInteractor(scope: scope)
    }
}
