import SharedScenes
import SwiftUI

extension VisitFactory {
    package static func doctor(parameters: VisitParameters, destinations: DoctorDestinations) -> some View {
        VisitView(
            presenter: VisitPresenter(
                interactor: DoctorVisitInteractor(scope: destinations.scope), parameters: parameters),
            record: { RecordFactory.doctor(besideVisit: $0, destinations: destinations) }
        )
        .modifier(VisitRouter(destinations: destinations))
    }
}
