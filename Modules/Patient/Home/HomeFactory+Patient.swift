import SharedScenes
import SwiftUI

extension HomeFactory {
    package static func patient(destinations: PatientDestinations, delegate: any HomeDelegate) -> some View {
        HomeView(
            presenter: HomePresenter(
                interactor: PatientHomeInteractor(scope: destinations.scope), delegate: delegate)
        )
        .modifier(HomeRouter(destinations: destinations))
    }
}
