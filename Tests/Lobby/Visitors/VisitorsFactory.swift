import UIKit

struct VisitorsFactory {
    private init() {}

    static func `default`() -> UIViewController {
        let viewController = VisitorsViewController()
        viewController.presenter = VisitorsPresenter(
            view: viewController, router: VisitorsRouter(navigable: viewController), interactor: VisitorsInteractor())
        return viewController
    }
}
