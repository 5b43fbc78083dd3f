import SharedScenes
import SwiftUI
import ViperKit

extension RootFactory {
    /// The whole app. With `coordinator`, whoever made it can see where the user is.
    package static func patient(
        parameters: RootParameters, entrance: PatientEntrance,
        coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        lockClock: any Clock<Duration> = ContinuousClock()
    ) -> some View {
        RootView(
            presenter: RootPresenter(
                interactor: PatientRootInteractor(entrance: entrance), parameters: parameters, coordinator: coordinator,
                lockClock: lockClock),
            signIn: { SignInFactory.patient(entrance: entrance, delegate: $0) },
            home: { HomeFactory.patient(scope: $0, delegate: $1) },
            lock: { LockFactory.patient(scope: $0, delegate: $1) })
    }
}
