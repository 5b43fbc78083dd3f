import SharedScenes
import SwiftUI

extension HomeFactory {
    package static func patient(scope: PatientScope, delegate: any HomeDelegate) -> some View {
        HomeView(presenter: HomePresenter(interactor: PatientHomeInteractor(scope: scope), delegate: delegate))
            .modifier(
                HomeRouter(
                    appointments: { AppointmentsFactory.patient(parameters: $0, scope: scope) },
                    appointment: { AppointmentFactory.patient(parameters: $0, scope: scope) },
                    timeSlots: { TimeSlotsFactory.patient(parameters: $0, scope: scope) }))
    }
}
