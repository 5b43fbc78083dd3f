import SharedScenes
import SwiftUI
import ViperKit

extension AppointmentFactory {
    /// A visit, before which a patient answers what is asked.
    package static func patient(parameters: AppointmentParameters, destinations: PatientDestinations) -> some View {
        make(parameters: parameters, destinations: destinations)
            .toolbar {
                ToolbarItem {
                    SceneLink(value: IntakeParameters(appointment: parameters.id)) {
                        Label("Before the visit", systemImage: "list.clipboard")
                    }
                    .accessibilityIdentifier("appointment.intake")
                }
            }
            .navigationDestination(for: IntakeParameters.self) { destinations.intake($0) }
    }
}
