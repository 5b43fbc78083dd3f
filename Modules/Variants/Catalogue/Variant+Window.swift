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
            patient: { entrance, parameters in
                WindowRootView(
                    presenter: RootPresenter(
                        interactor: PatientRootInteractor(entrance: entrance), parameters: parameters,
                        coordinator: NavigationStackCoordinator()),
                    signIn: { SignInFactory.patient(entrance: entrance, delegate: $0) }, home: patientWindow,
                    lock: { LockFactory.patient(scope: $0, delegate: $1) })
            },
            doctor: { entrance, parameters in
                WindowRootView(
                    presenter: RootPresenter(
                        interactor: DoctorRootInteractor(entrance: entrance), parameters: parameters,
                        coordinator: NavigationStackCoordinator()),
                    signIn: { SignInFactory.doctor(entrance: entrance, delegate: $0) }, home: doctorWindow,
                    lock: { LockFactory.doctor(scope: $0, delegate: $1) })
            })
    }
}
