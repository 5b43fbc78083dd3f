import SwiftUI

/// Makes the scene in which a patient answers what is asked before a visit.
@MainActor
package enum IntakeFactory {
    package static func mock(parameters: IntakeParameters = .mock) -> some View {
        IntakeView(presenter: IntakePresenter(interactor: IntakeMockInteractor(), parameters: parameters))
    }

    package static func patient(parameters: IntakeParameters, scope: PatientScope) -> some View {
        IntakeView(
            presenter: IntakePresenter(interactor: PatientIntakeInteractor(scope: scope), parameters: parameters))
    }
}
