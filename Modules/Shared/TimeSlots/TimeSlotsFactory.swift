import SwiftUI

/// Makes the scene in which a time is found.
@MainActor
package enum TimeSlotsFactory {
    package static func mock(parameters: TimeSlotsParameters = .mock) -> some View {
        TimeSlotsView(
            presenter: TimeSlotsPresenter(interactor: TimeSlotsMockInteractor(), parameters: parameters),
            booking: { BookingFactory.mock(parameters: $0, delegate: $1) }
        )
        .modifier(TimeSlotsRouter(destinations: MockDestinations()))
    }
}
