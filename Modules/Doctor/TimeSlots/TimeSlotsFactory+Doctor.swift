import SharedScenes
import SwiftUI

extension TimeSlotsFactory {
    package static func doctor(parameters: TimeSlotsParameters, destinations: DoctorDestinations) -> some View {
        TimeSlotsView(
            presenter: TimeSlotsPresenter(
                interactor: interactor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(TimeSlotsRouter(destinations: destinations))
    }

    nonisolated static func interactor(scope: DoctorScope) -> DoctorTimeSlotsInteractor {
        DoctorTimeSlotsInteractor(scope: scope)
    }
}
