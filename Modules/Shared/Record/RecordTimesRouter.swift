import SwiftUI

/// Says where the free times for a follow-up lead. Beside a visit that page says so.
package struct RecordTimesRouter<Destinations: RecordDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content.navigationDestination(for: TimeSlotsParameters.self) { destinations.timeSlots($0) }
    }
}
