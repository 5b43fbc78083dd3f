import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI
import UIKit
import ViperKit
import WindowScenes

extension Variant {
    /// A form of Home that stands in a navigation controller of UIKit's, which the app's coordinator leads.
    package init(
        _ name: String,
        patientWindow:
            @escaping @MainActor @Sendable (PatientScope, any HomeDelegate, NavigationStackCoordinator) ->
            UINavigationController,
        doctorWindow:
            @escaping @MainActor @Sendable (DoctorScope, any HomeDelegate, NavigationStackCoordinator) ->
            UINavigationController
    ) {
        self.init(
            name,
            patient: { Self.root($0, $1, home: patientWindow) }, doctor: { Self.root($0, $1, home: doctorWindow) })
    }

    @MainActor
    private static func root<Side>(
        _ entrance: Entrance<Side>, _ parameters: RootParameters,
        home:
            @escaping @MainActor (AudienceScope<Side>, any HomeDelegate, NavigationStackCoordinator) ->
            UINavigationController
    ) -> some View {
        WindowRootView(
            presenter: RootPresenter(
                interactor: RootInteractor(entrance: entrance), parameters: parameters,
                coordinator: NavigationStackCoordinator()),
            signIn: { SignInFactory.make(entrance: entrance, delegate: $0) }, home: home,
            lock: { LockFactory.make(scope: $0, delegate: $1) })
    }
}
