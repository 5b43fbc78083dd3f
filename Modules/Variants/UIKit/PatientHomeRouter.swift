import PatientScenes
import SharedScenes
import SwiftUI
import ViperKit

/// Leads on from the patient's Home.
@MainActor
final class PatientHomeRouter: HomeRoutable {
    private unowned let navigable: any HomeNavigable
    private let scope: PatientScope
    private weak var coordinator: NavigationStackCoordinator?

    init(navigable: any HomeNavigable, scope: PatientScope, coordinator: NavigationStackCoordinator?) {
        self.navigable = navigable
        self.scope = scope
        self.coordinator = coordinator
    }

    func toAppointments(parameters: AppointmentsParameters) {
        push(parameters, AppointmentsFactory.patient(parameters: parameters, scope: scope))
    }

    func toAppointment(parameters: AppointmentParameters) {
        push(parameters, AppointmentFactory.patient(parameters: parameters, scope: scope))
    }

    func toTimeSlots(parameters: TimeSlotsParameters) {
        push(parameters, TimeSlotsFactory.patient(parameters: parameters, scope: scope))
    }

    private func push(_ parameters: some Hashable & Codable, _ scene: some View) {
        navigable.push(
            SceneHostingController(parameters: parameters, coordinator: coordinator, rootView: scene), animated: true)
    }
}
