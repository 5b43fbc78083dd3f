import DoctorScenes
import SharedScenes
import SwiftUI
import ViperKit

/// Leads on from the doctor's Home.
@MainActor
final class DoctorHomeRouter: HomeRoutable {
    private unowned let navigable: any HomeNavigable
    private let scope: DoctorScope
    private weak var coordinator: NavigationStackCoordinator?

    init(navigable: any HomeNavigable, scope: DoctorScope, coordinator: NavigationStackCoordinator?) {
        self.navigable = navigable
        self.scope = scope
        self.coordinator = coordinator
    }

    func toAppointments(parameters: AppointmentsParameters) {
        push(parameters, AppointmentsFactory.doctor(parameters: parameters, scope: scope))
    }

    func toAppointment(parameters: AppointmentParameters) {
        push(parameters, AppointmentFactory.doctor(parameters: parameters, scope: scope))
    }

    func toTimeSlots(parameters: TimeSlotsParameters) {
        push(parameters, TimeSlotsFactory.doctor(parameters: parameters, scope: scope))
    }

    private func push(_ parameters: some Hashable & Codable, _ scene: some View) {
        navigable.push(
            SceneHostingController(parameters: parameters, coordinator: coordinator, rootView: scene), animated: true)
    }
}
