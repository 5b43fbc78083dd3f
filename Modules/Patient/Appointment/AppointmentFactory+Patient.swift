import SharedScenes
import SwiftUI

extension AppointmentFactory {
    package static func patient(parameters: AppointmentParameters, scope: PatientScope) -> some View {
        AppointmentView(
            presenter: AppointmentPresenter(
                interactor: PatientAppointmentInteractor(scope: scope), parameters: parameters)
        )
        .modifier(
            AppointmentRouter(
                appointment: { AppointmentFactory.patient(parameters: $0, scope: scope) },
                timeSlots: { TimeSlotsFactory.patient(parameters: $0, scope: scope) }))
    }
}
