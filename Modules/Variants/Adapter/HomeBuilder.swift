import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI

/// Builds Home, for either app.
@MainActor
package enum HomeBuilder {
    package static func patient(scope: PatientScope, delegate: any HomeDelegate) -> some View {
        HomeView(
            observedModel:
                build(home: PatientHomeInteractor(scope: scope), words: PatientHomeWords(), delegate: delegate)
        )
        .modifier(SharedScenes.HomeRouter(destinations: PatientDestinations(scope: scope)))
    }

    package static func doctor(scope: DoctorScope, delegate: any HomeDelegate) -> some View {
        let destinations = DoctorDestinations(scope: scope)
        return HomeView(
            observedModel:
                build(home: DoctorHomeInteractor(scope: scope), words: DoctorHomeWords(), delegate: delegate)
        )
        .modifier(SharedScenes.HomeRouter(destinations: destinations))
        .navigationDestination(for: PatientSearchParameters.self) { destinations.patientSearch($0) }
    }

    /// Ties the roles together. Whoever holds the adapter holds all of them; none of them holds the adapter.
    static func build(
        home: any HomeInteractive, words: any HomeWords = GeneralHomeWords(), delegate: (any HomeDelegate)?
    ) -> HomeViewAdapter {
        let interactor = HomeInteractor(home: home)
        let presenter = HomePresenter(
            interactor: interactor, router: HomeRouter(), words: words, delegate: delegate)
        let adapter = HomeViewAdapter(output: presenter)
        presenter.view = adapter
        interactor.output = presenter
        return adapter
    }
}
