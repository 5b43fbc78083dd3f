import SwiftUI

package struct RecordRouter<Destinations: RecordDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: SeriesParameters.self) { destinations.series($0) }
            .navigationDestination(for: DocumentParameters.self) { destinations.document($0) }
            .navigationDestination(for: PrescriptionsParameters.self) { destinations.prescriptions($0) }
            .navigationDestination(for: AppointmentParameters.self) { destinations.appointment($0) }
            .navigationDestination(for: ConversationParameters.self) { destinations.conversation($0) }
            .navigationDestination(for: AccountParameters.self) { destinations.account($0) }
    }
}
