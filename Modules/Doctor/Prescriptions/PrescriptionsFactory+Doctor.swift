import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

extension PrescriptionsFactory {
    /// The prescriptions of a patient, to whom a practitioner also prescribes.
    package static func doctor(parameters: PrescriptionsParameters, destinations: DoctorDestinations) -> some View {
        make(parameters: parameters, destinations: destinations) { prescription in
            if let patient = prescription.request.patient {
                SceneLink(value: PrescribeParameters(patient: patient, replacement: .doseChange(prescription.id))) {
                    Label("Change the dose", systemImage: "pencil")
                }
                .accessibilityIdentifier("prescriptions.change.\(prescription.id)")
            }
        }
        .toolbar {
            ToolbarItem {
                if let patient = parameters.patient {
                    SceneLink(value: PrescribeParameters(patient: patient)) {
                        Label("Prescribe", systemImage: "plus")
                    }
                    .accessibilityIdentifier("prescriptions.prescribe")
                }
            }
        }
        .navigationDestination(for: PrescribeParameters.self) { destinations.prescribe($0) }
    }
}
