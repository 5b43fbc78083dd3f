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
}

struct RootPreviews: PreviewProvider {
    static var previews: some View {
        RootFactory.mock()
    }
}
