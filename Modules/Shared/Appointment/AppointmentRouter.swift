import SwiftUI

package struct AppointmentRouter<Destinations: AppointmentDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: AppointmentParameters.self) { destinations.appointment($0) }
            .navigationDestination(for: TimeSlotsParameters.self) { destinations.timeSlots($0) }
            .navigationDestination(for: ConversationParameters.self) { destinations.conversation($0) }
            .navigationDestination(for: RecordParameters.self) { destinations.record($0) }
            .navigationDestination(for: DocumentParameters.self) { destinations.document($0) }
            .navigationDestination(for: PrescriptionsParameters.self) { destinations.prescriptions($0) }
            .navigationDestination(for: SeriesParameters.self) { destinations.series($0) }
    }
}
