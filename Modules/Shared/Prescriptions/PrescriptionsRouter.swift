import SwiftUI

package struct PrescriptionsRouter<Destinations: PrescriptionsDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: RecordParameters.self) { destinations.record($0) }
            .navigationDestination(for: PrescriptionsParameters.self) { destinations.prescriptions($0) }
    }
}
