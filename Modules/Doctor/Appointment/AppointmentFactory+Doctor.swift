import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

extension AppointmentFactory {
    /// An appointment, with what the patient must not be given; where its visit was started, it leads to the
    /// documentation.
    package static func doctor(parameters: AppointmentParameters, destinations: DoctorDestinations) -> some View {
        make(parameters: parameters, destinations: destinations) { entity in
            if let encounter = entity.details.encounter, encounter.status != .enteredInError {
                SceneLink(value: VisitParameters(appointment: entity.details.id)) {
                    if encounter.status == .finished {
                        Label("Show the visit", systemImage: "doc.text")
                    } else {
                        Label("Document the visit", systemImage: "doc.text")
                    }
                }
                .accessibilityIdentifier("appointment.visit")
            }
        } stating: { entity in
            if let allergies = entity.allergies { AllergyLine(allergies: allergies) }
        }
        .navigationDestination(for: VisitParameters.self) { destinations.visit($0) }
    }
}
