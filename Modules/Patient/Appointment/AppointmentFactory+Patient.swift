import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

extension AppointmentFactory {
    /// A visit; as long as it is to come, it leads to what is asked before.
    package static func patient(parameters: AppointmentParameters, destinations: PatientDestinations) -> some View {
        make(parameters: parameters, destinations: destinations) { entity in
            if Appointment.Status.agreed.union(Appointment.Status.askedFor).contains(entity.visit.status) {
                SceneLink(value: IntakeParameters(appointment: parameters.id)) {
                    Label("Questions before the visit", systemImage: "list.clipboard")
                }
                .accessibilityIdentifier("appointment.intake")
            }
        }
        .navigationDestination(for: IntakeParameters.self) { destinations.intake($0) }
    }
}
