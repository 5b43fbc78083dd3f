import SharedScenes
import SwiftUI
import ViperKit

extension RootFactory {
    package static func patient(
        parameters: RootParameters, entrance: Entrance<PatientScope>,
        coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        lockClock: any Clock<Duration> = ContinuousClock()
    ) -> some View {
        make(parameters: parameters, entrance: entrance, coordinator: coordinator, lockClock: lockClock) {
            HomeFactory.patient(destinations: PatientDestinations(scope: $0), delegate: $1)
        }
    }
}
