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

    /// For any audience.
    package static func make(
        parameters: TimeSlotsParameters, destinations: some ScopedDestinations
    ) -> some View {
        TimeSlotsView(
            presenter: TimeSlotsPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters),
            booking: { BookingFactory.make(parameters: $0, scope: destinations.scope, delegate: $1) }
        )
        .modifier(TimeSlotsRouter(destinations: destinations))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some TimeSlotsInteractive {
        TimeSlotsInteractor(scope: scope)
    }
}
