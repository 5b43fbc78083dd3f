import SharedScenes
import SwiftUI
import ViperKit

extension RootFactory {
    package static func doctor(
        parameters: RootParameters, entrance: Entrance<DoctorScope>,
        coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        lockClock: any Clock<Duration> = ContinuousClock()
    ) -> some View {
        make(parameters: parameters, entrance: entrance, coordinator: coordinator, lockClock: lockClock) {
            HomeFactory.doctor(destinations: DoctorDestinations(scope: $0), delegate: $1)
        }
    }
}
