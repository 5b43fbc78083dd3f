import SharedScenes
import SwiftUI

package struct AllergiesRouter<Destinations: AllergiesDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: PrescriptionsParameters.self) { destinations.prescriptions($0) }
    }
}
