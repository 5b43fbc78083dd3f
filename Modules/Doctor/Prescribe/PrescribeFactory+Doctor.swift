import SwiftUI

extension PrescribeFactory {
    package static func doctor(parameters: PrescribeParameters, destinations: DoctorDestinations) -> some View {
        PrescribeView(
            presenter: PrescribePresenter(
                interactor: DoctorPrescribeInteractor(scope: destinations.scope), parameters: parameters))
    }
}
