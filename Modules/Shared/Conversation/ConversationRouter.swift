import SwiftUI

package struct ConversationRouter<Destinations: ConversationDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: AppointmentParameters.self) { destinations.appointment($0) }
            .navigationDestination(for: RecordParameters.self) { destinations.record($0) }
    }
}
