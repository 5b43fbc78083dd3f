import SharedScenes
import SwiftUI

package struct VisitRouter<Destinations: VisitDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: RecordParameters.self) { destinations.record($0) }
            .navigationDestination(for: AllergiesParameters.self) { destinations.allergies($0) }
            .navigationDestination(for: PrescribeParameters.self) { destinations.prescribe($0) }
            .navigationDestination(for: TimeSlotsParameters.self) { destinations.timeSlots($0) }
    }
}
