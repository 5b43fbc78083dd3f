import SharedScenes
import SwiftUI

extension VisitFactory {
    package static func doctor(parameters: VisitParameters, destinations: DoctorDestinations) -> some View {
        VisitView(
            presenter: VisitPresenter(
                interactor: DoctorVisitInteractor(scope: destinations.scope), parameters: parameters),
            record: { destinations.record($0) }
        )
        .modifier(VisitRouter(destinations: destinations))
    }
}
