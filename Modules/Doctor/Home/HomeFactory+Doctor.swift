import SharedScenes
import SwiftUI

extension HomeFactory {
    package static func doctor(scope: DoctorScope, delegate: any HomeDelegate) -> some View {
        let destinations = DoctorDestinations(scope: scope)
        return HomeView(
            presenter: HomePresenter(
                interactor: DoctorHomeInteractor(scope: scope), delegate: delegate,
                patients: PatientSearchParameters()),
            words: DoctorHomeWords(), writing: { VisitParameters(appointment: $0.id) }
        )
        .modifier(HomeRouter(destinations: destinations))
        .navigationDestination(for: VisitParameters.self) { destinations.visit($0) }
        .navigationDestination(for: PatientSearchParameters.self) { destinations.patientSearch($0) }
    }
}
