import SharedScenes
import SwiftUI
import ViperKit

extension AppointmentsFactory {
    /// The calendar, from which a practitioner also books, finds a patient, blocks a time and says when they can be booked.
    package static func doctor(parameters: AppointmentsParameters, destinations: DoctorDestinations) -> some View {
        DoctorAppointmentsView(
            presenter: AppointmentsPresenter(
                interactor: DoctorAppointmentsInteractor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(AppointmentsRouter(destinations: destinations))
        .toolbar {
            ToolbarItem {
                SceneLink(value: AvailabilityParameters(blocksTime: true)) {
                    Label("Block time", systemImage: "nosign")
                }
                .accessibilityIdentifier("appointments.blockTime")
            }
        }
        .toolbar {
            ToolbarItem {
                SceneLink(value: PatientSearchParameters()) {
                    Label("Find a patient", systemImage: "magnifyingglass")
                }
                .accessibilityIdentifier("appointments.findPatient")
            }
        }
        .toolbar {
            ToolbarItem {
                SceneLink(value: AvailabilityParameters()) {
                    Label("Availability", systemImage: "clock")
                }
                .accessibilityIdentifier("appointments.availability")
            }
        }
        .navigationDestination(for: TimeSlotsParameters.self) { destinations.timeSlots($0) }
        .navigationDestination(for: PatientSearchParameters.self) { destinations.patientSearch($0) }
        .navigationDestination(for: AvailabilityParameters.self) { destinations.availability($0) }
    }
}
