import SharedScenes
import SwiftUI
import ViperKit

extension RecordFactory {
    /// A patient's record, whose visits lead to what was written in them, and in which allergies are noted.
    package static func doctor(parameters: RecordParameters, destinations: DoctorDestinations) -> some View {
        doctor(besideVisit: parameters, destinations: destinations)
            .navigationDestination(for: AllergiesParameters.self) { destinations.allergies($0) }
            .modifier(RecordTimesRouter(destinations: destinations))
    }

    /// The same beside a visit, whose page says where its allergies and free times lead.
    static func doctor(besideVisit parameters: RecordParameters, destinations: DoctorDestinations) -> some View {
        make(
            besideVisit: parameters, destinations: destinations, visit: VisitParameters.init(appointment:)
        )
        .toolbar {
            ToolbarItem {
                if let patient = parameters.patient {
                    SceneLink(value: AllergiesParameters(patient: patient)) {
                        Text("Allergies")
                    }
                    .accessibilityIdentifier("record.allergies")
                }
            }
        }
        .modifier(DoctorRecordRouter(destinations: destinations))
    }
}
