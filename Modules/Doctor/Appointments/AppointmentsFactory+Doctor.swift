import SharedScenes
import SwiftUI

extension AppointmentsFactory {
    package static func doctor(parameters: AppointmentsParameters, scope: DoctorScope) -> some View {
        AppointmentsView(
            presenter: AppointmentsPresenter(
                interactor: DoctorAppointmentsInteractor(scope: scope), parameters: parameters)
        )
        .modifier(AppointmentsRouter(appointment: { AppointmentFactory.doctor(parameters: $0, scope: scope) }))
    }
}
