import SharedScenes
import SwiftUI

extension HomeFactory {
    package static func doctor(scope: DoctorScope, delegate: any HomeDelegate) -> some View {
        HomeView(presenter: HomePresenter(interactor: DoctorHomeInteractor(scope: scope), delegate: delegate))
            .modifier(
                HomeRouter(
                    appointments: { AppointmentsFactory.doctor(parameters: $0, scope: scope) },
                    appointment: { AppointmentFactory.doctor(parameters: $0, scope: scope) },
                    timeSlots: { TimeSlotsFactory.doctor(parameters: $0, scope: scope) }))
    }
}
