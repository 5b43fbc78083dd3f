import SwiftUI

/// Each place is a navigationDestination(for:) that asks the destinations.
___VARIABLE_access___ struct ___VARIABLE_productName:identifier___Router<Destinations: ___VARIABLE_productName:identifier___Destinations>: ViewModifier {
    private let destinations: Destinations

    ___VARIABLE_access___ init(destinations: Destinations) {
        self.destinations = destinations
    }

    ___VARIABLE_access___ func body(content: Content) -> some View {
        content
    }
}
