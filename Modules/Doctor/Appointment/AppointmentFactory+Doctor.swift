import SharedScenes
import SwiftUI

extension AppointmentFactory {
    package static func doctor(parameters: AppointmentParameters, scope: DoctorScope) -> some View {
        AppointmentView(
            presenter: AppointmentPresenter(
                interactor: DoctorAppointmentInteractor(scope: scope), parameters: parameters)
        )
        .modifier(
            AppointmentRouter(
                appointment: { AppointmentFactory.doctor(parameters: $0, scope: scope) },
                timeSlots: { TimeSlotsFactory.doctor(parameters: $0, scope: scope) }))
    }
}
