import SwiftUI

package struct HomeRouter<Destinations: HomeDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: AppointmentsParameters.self) { destinations.appointments($0) }
            .navigationDestination(for: AppointmentParameters.self) { destinations.appointment($0) }
            .navigationDestination(for: TimeSlotsParameters.self) { destinations.timeSlots($0) }
            .navigationDestination(for: ConversationsParameters.self) { destinations.conversations($0) }
            .navigationDestination(for: ResultsParameters.self) { destinations.results($0) }
            .navigationDestination(for: RecordParameters.self) { destinations.record($0) }
            .navigationDestination(for: PrescriptionsParameters.self) { destinations.prescriptions($0) }
            .navigationDestination(for: AccountParameters.self) { destinations.account($0) }
    }
}
