import SharedScenes
import SwiftUI

extension TimeSlotsFactory {
    package static func doctor(parameters: TimeSlotsParameters, destinations: DoctorDestinations) -> some View {
        TimeSlotsView(
            presenter: TimeSlotsPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters),
            booking: { BookingFactory.make(parameters: $0, scope: destinations.scope, delegate: $1) }
        )
        .modifier(TimeSlotsRouter(destinations: destinations))
    }

    nonisolated static func interactor(scope: DoctorScope) -> DoctorTimeSlotsInteractor {
        DoctorTimeSlotsInteractor(scope: scope)
    }
}
