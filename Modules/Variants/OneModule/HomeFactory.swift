import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI

/// Makes Home: a method for each Interactor that the module has.
@MainActor
package enum HomeFactory {
    package static func patient(scope: PatientScope, delegate: any HomeDelegate) -> some View {
        HomeView(
            presenter: HomePresenter(
                interactor: PatientHomeInteractor(
                    gateways: scope.gateways, session: scope.session, clock: scope.clock),
                delegate: delegate),
            words: PatientHomeWords()
        )
        .modifier(HomeRouter(destinations: PatientDestinations(scope: scope)))
    }

    package static func doctor(scope: DoctorScope, delegate: any HomeDelegate) -> some View {
        let destinations = DoctorDestinations(scope: scope)
        return HomeView(
            presenter: HomePresenter(
                interactor: DoctorHomeInteractor(
                    gateways: scope.gateways, session: scope.session, clock: scope.clock),
                delegate: delegate),
            words: DoctorHomeWords()
        )
        .modifier(HomeRouter(destinations: destinations))
        .navigationDestination(for: PatientSearchParameters.self) { destinations.patientSearch($0) }
    }
}
