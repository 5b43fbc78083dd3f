import DoctorScenes
import PatientScenes
import SharedScenes
import UIKit
import ViperKit

/// Makes Home for either app: the Interactor and the Router are the app's own, the rest is the same.
@MainActor
package enum HomeFactory {
    /// - Parameter coordinator: what the scenes navigate with that are hosted above Home.
    package static func patient(
        scope: PatientScope, delegate: any HomeDelegate, coordinator: NavigationStackCoordinator
    ) -> UIViewController {
        make(interactor: PatientHomeInteractor(scope: scope), words: PatientHomeWords(), delegate: delegate) {
            PatientHomeRouter(navigable: $0, scope: scope, coordinator: coordinator)
        }
    }

    package static func doctor(
        scope: DoctorScope, delegate: any HomeDelegate, coordinator: NavigationStackCoordinator
    ) -> UIViewController {
        make(interactor: DoctorHomeInteractor(scope: scope), words: DoctorHomeWords(), delegate: delegate) {
            DoctorHomeRouter(navigable: $0, scope: scope, coordinator: coordinator)
        }
    }

    static func make(
        interactor: any HomeInteractive, words: any HomeWords = GeneralHomeWords(), delegate: (any HomeDelegate)?,
        router: (any HomeNavigable) -> any HomeRoutable
    ) -> HomeViewController {
        let viewController = HomeViewController()
        viewController.presenter = HomePresenter(
            view: viewController, router: router(viewController), interactor: interactor, words: words,
            delegate: delegate)
        return viewController
    }
}
