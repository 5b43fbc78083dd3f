import PatientScenes
import SharedScenes
import SwiftUI
import ViperKit

/// Leads on from the patient's Home.
@MainActor
final class PatientHomeRouter: HomeRoutable {
    private unowned let navigable: any HomeNavigable
    private let destinations: PatientDestinations
    private weak var coordinator: NavigationStackCoordinator?

    init(navigable: any HomeNavigable, scope: PatientScope, coordinator: NavigationStackCoordinator?) {
        self.navigable = navigable
        destinations = PatientDestinations(scope: scope)
        self.coordinator = coordinator
    }

    func toAppointments(parameters: AppointmentsParameters) {
        push(parameters, destinations.appointments(parameters))
    }

    func toAppointment(parameters: AppointmentParameters) {
        push(parameters, destinations.appointment(parameters))
    }

    func toTimeSlots(parameters: TimeSlotsParameters) {
        push(parameters, destinations.timeSlots(parameters))
    }

    func toConversations(parameters: ConversationsParameters) {
        push(parameters, destinations.conversations(parameters))
    }

    func toPrescriptions(parameters: PrescriptionsParameters) {
        push(parameters, destinations.prescriptions(parameters))
    }

    func toResults(parameters: ResultsParameters) {
        push(parameters, destinations.results(parameters))
    }

    func toAccount(parameters: AccountParameters) {
        push(parameters, destinations.account(parameters))
    }

    private func push(_ parameters: some Hashable & Codable, _ scene: some View) {
        navigable.push(
            SceneHostingController(parameters: parameters, coordinator: coordinator, rootView: scene), animated: true)
    }
}
