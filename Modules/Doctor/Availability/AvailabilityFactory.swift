import SwiftUI

/// Makes the scene in which a practitioner says when they can be booked.
@MainActor
package enum AvailabilityFactory {
    package static func mock(parameters: AvailabilityParameters = .mock) -> some View {
        AvailabilityView(
            presenter: AvailabilityPresenter(interactor: AvailabilityMockInteractor(), parameters: parameters)
        )
        .modifier(AvailabilityRouter(destinations: AvailabilityMockDestinations()))
    }
}
