import SwiftUI

package struct SeriesRouter<Destinations: SeriesDestinations>: ViewModifier {
    private let destinations: Destinations

    package init(destinations: Destinations) {
        self.destinations = destinations
    }

    package func body(content: Content) -> some View {
        content
            .navigationDestination(for: ConversationParameters.self) { destinations.conversation($0) }
    }
}
