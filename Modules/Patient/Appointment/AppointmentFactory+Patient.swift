import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

extension AppointmentFactory {
    /// A visit; it leads to what is asked before, as long as that can be answered.
    package static func patient(parameters: AppointmentParameters, destinations: PatientDestinations) -> some View {
        make(parameters: parameters, destinations: destinations) { entity in
            if entity.intakes.contains(where: \.canAnswer) {
                SceneLink(value: IntakeParameters(appointment: parameters.id)) {
                    Label("Questions before the visit", systemImage: "list.clipboard")
                }
                .accessibilityIdentifier("appointment.intake")
            }
        }
        .navigationDestination(for: IntakeParameters.self) { destinations.intake($0) }
    }
}
