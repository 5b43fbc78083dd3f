import SharedScenes
import SwiftUI
import ViperKit

extension AppointmentsFactory {
    /// The calendar, from which a practitioner also finds a patient.
    package static func doctor(parameters: AppointmentsParameters, destinations: DoctorDestinations) -> some View {
        make(parameters: parameters, destinations: destinations)
            .toolbar {
                ToolbarItem {
                    SceneLink(value: PatientSearchParameters()) {
                        Label("Find a patient", systemImage: "magnifyingglass")
                    }
                    .accessibilityIdentifier("appointments.findPatient")
                }
            }
            .navigationDestination(for: PatientSearchParameters.self) { destinations.patientSearch($0) }
    }
}
