import SharedScenes
import SwiftUI

extension HomeFactory {
    package static func patient(scope: PatientScope, delegate: any HomeDelegate) -> some View {
        let destinations = PatientDestinations(scope: scope)
        return HomeView(
            presenter: HomePresenter(interactor: PatientHomeInteractor(scope: scope), delegate: delegate),
            words: PatientHomeWords(), answering: { IntakeParameters(appointment: $0.id) }
        )
        .modifier(HomeRouter(destinations: destinations))
        .navigationDestination(for: IntakeParameters.self) { destinations.intake($0) }
    }
}
