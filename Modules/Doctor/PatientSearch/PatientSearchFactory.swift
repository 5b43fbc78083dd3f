import SwiftUI

/// Makes the scene in which a practitioner finds a patient.
@MainActor
package enum PatientSearchFactory {
    package static func mock(parameters: PatientSearchParameters = .mock) -> some View {
        PatientSearchView(
            presenter: PatientSearchPresenter(interactor: PatientSearchMockInteractor(), parameters: parameters)
        )
        .modifier(PatientSearchRouter(destinations: PatientSearchMockDestinations()))
    }
}
