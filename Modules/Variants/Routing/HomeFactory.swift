import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI

/// Makes Home for either app: the only place that knows all that belongs to it.
@MainActor
package enum HomeFactory {
    package static func patient(scope: PatientScope, delegate: any HomeDelegate) -> some View {
        HomeScreen(
            module: module(interactor: PatientHomeInteractor(scope: scope), delegate: delegate),
            words: PatientHomeWords()
        )
        .modifier(HomePlaces(destinations: PatientDestinations(scope: scope)))
    }

    package static func doctor(scope: DoctorScope, delegate: any HomeDelegate) -> some View {
        let destinations = DoctorDestinations(scope: scope)
        return HomeScreen(
            module: module(interactor: DoctorHomeInteractor(scope: scope), delegate: delegate),
            words: DoctorHomeWords()
        )
        .modifier(HomePlaces(destinations: destinations))
        .place(for: PatientSearchParameters.self) { destinations.patientSearch($0) }
    }

    static func module(
        interactor: any HomeInteractive, delegate: (any HomeDelegate)?,
        policy: @escaping HomeRoutingPolicy = { _ in .push }
    ) -> HomeModule {
        let router = HomeRouterImp(policy: policy)
        return HomeModule(
            presenter: HomePresenterImp(interactor: interactor, router: router, delegate: delegate), router: router)
    }
}
