import SharedScenes
import SwiftUI
import ViperKit

extension RootFactory {
    /// The whole app. With `coordinator`, whoever made it can see where the user is.
    package static func doctor(
        parameters: RootParameters, entrance: DoctorEntrance,
        coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        lockClock: any Clock<Duration> = ContinuousClock()
    ) -> some View {
        RootView(
            presenter: RootPresenter(
                interactor: DoctorRootInteractor(entrance: entrance), parameters: parameters, coordinator: coordinator,
                lockClock: lockClock),
            signIn: { SignInFactory.doctor(entrance: entrance, delegate: $0) },
            home: { HomeFactory.doctor(scope: $0, delegate: $1) },
            lock: { LockFactory.doctor(scope: $0, delegate: $1) })
    }
}
