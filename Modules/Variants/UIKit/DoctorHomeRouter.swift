import DoctorScenes
import SharedScenes
import SwiftUI
import ViperKit

/// Leads on from the doctor's Home.
@MainActor
final class DoctorHomeRouter: PatientsRoutable {
    private unowned let navigable: any HomeNavigable
    private let destinations: DoctorDestinations
    private weak var coordinator: NavigationStackCoordinator?

    init(navigable: any HomeNavigable, scope: DoctorScope, coordinator: NavigationStackCoordinator?) {
        self.navigable = navigable
        destinations = DoctorDestinations(scope: scope)
        self.coordinator = coordinator
    }

    func toAppointments(parameters: AppointmentsParameters) {
        push(parameters, destinations.appointments(parameters))
    }

    func toAppointment(parameters: AppointmentParameters) {
        push(parameters, destinations.appointment(parameters))
    }

    func toPatientSearch(parameters: PatientSearchParameters) {
        push(parameters, destinations.patientSearch(parameters))
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
