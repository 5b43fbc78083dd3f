import SharedScenes
import SwiftUI
import ViperKit

extension PrescriptionsFactory {
    /// The prescriptions of a patient, to whom a practitioner also prescribes.
    package static func doctor(parameters: PrescriptionsParameters, destinations: DoctorDestinations) -> some View {
        make(parameters: parameters, destinations: destinations)
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
