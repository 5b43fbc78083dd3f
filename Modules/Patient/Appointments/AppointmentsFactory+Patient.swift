import SharedScenes
import SwiftUI

extension AppointmentsFactory {
    package static func patient(parameters: AppointmentsParameters, destinations: PatientDestinations) -> some View {
        AppointmentsView(
            presenter: AppointmentsPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(AppointmentsRouter(destinations: destinations))
    }

    nonisolated static func interactor(scope: PatientScope) -> PatientAppointmentsInteractor {
        PatientAppointmentsInteractor(scope: scope)
    }
}
