import SharedScenes
import SwiftUI

extension HomeFactory {
    package static func patient(scope: PatientScope, delegate: any HomeDelegate) -> some View {
        HomeView(
            presenter: HomePresenter(interactor: PatientHomeInteractor(scope: scope), delegate: delegate),
            words: PatientHomeWords()
        )
        .modifier(HomeRouter(destinations: PatientDestinations(scope: scope)))
    }
}
