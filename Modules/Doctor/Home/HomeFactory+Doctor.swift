import SharedScenes
import SwiftUI

extension HomeFactory {
    package static func doctor(destinations: DoctorDestinations, delegate: any HomeDelegate) -> some View {
        HomeView(
            presenter: HomePresenter(
                interactor: DoctorHomeInteractor(scope: destinations.scope), delegate: delegate)
        )
        .modifier(HomeRouter(destinations: destinations))
    }
}
