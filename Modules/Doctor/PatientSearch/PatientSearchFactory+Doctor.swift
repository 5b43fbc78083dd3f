import SwiftUI

extension PatientSearchFactory {
    package static func doctor(parameters: PatientSearchParameters, destinations: DoctorDestinations) -> some View {
        PatientSearchView(
            presenter: PatientSearchPresenter(
                interactor: DoctorPatientSearchInteractor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(PatientSearchRouter(destinations: destinations))
    }
}
