import SharedScenes
import SwiftUI

extension AppointmentsFactory {
    package static func patient(parameters: AppointmentsParameters, scope: PatientScope) -> some View {
        AppointmentsView(
            presenter: AppointmentsPresenter(
                interactor: PatientAppointmentsInteractor(scope: scope), parameters: parameters)
        )
        .modifier(AppointmentsRouter(appointment: { AppointmentFactory.patient(parameters: $0, scope: scope) }))
    }
}
