import SwiftUI

public struct ParcelsRouter<Destinations: ParcelsDestinations>: ViewModifier {
    private let destinations: Destinations

    public init(destinations: Destinations) {
        self.destinations = destinations
    }

    public func body(content: Content) -> some View {
        content.navigationDestination(for: ParcelParameters.self) { destinations.parcel($0) }
    }
}
