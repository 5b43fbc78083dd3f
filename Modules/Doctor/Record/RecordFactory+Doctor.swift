import SharedScenes
import SwiftUI

extension RecordFactory {
    /// A patient's record, whose visits lead to what was written in them.
    package static func doctor(parameters: RecordParameters, destinations: DoctorDestinations) -> some View {
        make(parameters: parameters, destinations: destinations, visit: VisitParameters.init(appointment:))
            .modifier(DoctorRecordRouter(destinations: destinations))
    }
}
