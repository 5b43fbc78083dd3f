import SharedScenes
import SwiftUI

extension HomeFactory {
    package static func doctor(scope: DoctorScope, delegate: any HomeDelegate) -> some View {
        HomeView(
            presenter: HomePresenter(interactor: DoctorHomeInteractor(scope: scope), delegate: delegate),
            words: DoctorHomeWords()
        )
        .modifier(HomeRouter(destinations: DoctorDestinations(scope: scope)))
    }
}
