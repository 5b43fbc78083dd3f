import SharedScenes
import SwiftUI

package struct AvailabilityRouter<Destinations: AvailabilityDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: AppointmentParameters.self) { destinations.appointment($0) }
    }
}
