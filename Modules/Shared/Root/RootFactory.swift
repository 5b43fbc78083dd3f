import ClinicModel
import SwiftUI
import ViperKit

/// Makes a whole app.
@MainActor
package enum RootFactory {
    package static func mock(
        parameters: RootParameters = .mock, coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        lockClock: any Clock<Duration> = ContinuousClock()
    ) -> some View {
        RootView(
            presenter: RootPresenter(
                interactor: RootMockInteractor(), parameters: parameters, coordinator: coordinator,
                lockClock: lockClock),
            signIn: { SignInFactory.mock(delegate: $0) },
            home: { _, delegate in HomeFactory.mock(delegate: delegate) },
            lock: { _, delegate in LockFactory.mock(delegate: delegate) })
    }

    /// The whole app of any audience, with its own Home. With `coordinator`, whoever made it can see where the user is.
    package static func make<Side>(
        parameters: RootParameters, entrance: Entrance<Side>,
        coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        lockClock: any Clock<Duration> = ContinuousClock(),
        @ViewBuilder home: @escaping @MainActor (AudienceScope<Side>, any HomeDelegate) -> some View
    ) -> some View {
        RootView(
            presenter: RootPresenter(
                interactor: RootInteractor(entrance: entrance), parameters: parameters, coordinator: coordinator,
                lockClock: lockClock),
            signIn: { SignInFactory.make(entrance: entrance, delegate: $0) },
            home: home,
            lock: { LockFactory.make(scope: $0, delegate: $1) })
    }
}

struct RootPreviews: PreviewProvider {
    static var previews: some View {
        RootFactory.mock()
    }
}
