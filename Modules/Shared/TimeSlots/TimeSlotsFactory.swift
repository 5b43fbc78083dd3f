import SwiftUI

/// Makes the scene in which a time is found, held and booked.
@MainActor
package enum TimeSlotsFactory {
    package static func mock(parameters: TimeSlotsParameters = .mock) -> some View {
        TimeSlotsView(presenter: TimeSlotsPresenter(interactor: TimeSlotsMockInteractor(), parameters: parameters))
            .modifier(TimeSlotsRouter(destinations: MockDestinations()))
    }
}
