import Combine

/// Holds what stands behind the View of Home, for as long as its screen is there.
@MainActor
final class HomeModule: ObservableObject {
    let presenter: HomePresenterImp
    let router: HomeRouterImp

    init(presenter: HomePresenterImp, router: HomeRouterImp) {
        self.presenter = presenter
        self.router = router
    }
}
