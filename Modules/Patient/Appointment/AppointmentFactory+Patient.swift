import SharedScenes
import SwiftUI

extension AppointmentFactory {
    package static func patient(parameters: AppointmentParameters, destinations: PatientDestinations) -> some View {
        AppointmentView(
            presenter: AppointmentPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(AppointmentRouter(destinations: destinations))
    }

    nonisolated static func interactor(scope: PatientScope) -> PatientAppointmentInteractor {
        PatientAppointmentInteractor(scope: scope)
    }
}
