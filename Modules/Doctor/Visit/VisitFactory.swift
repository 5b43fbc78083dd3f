import SharedScenes
import SwiftUI

/// Makes the scene in which a practitioner documents a visit.
@MainActor
package enum VisitFactory {
    package static func mock(parameters: VisitParameters = .mock) -> some View {
        let destinations = VisitMockDestinations()
        return VisitView(
            presenter: VisitPresenter(interactor: VisitMockInteractor(), parameters: parameters),
            record: { RecordFactory.mock(besideVisit: $0) }
        )
        .modifier(VisitRouter(destinations: destinations))
    }
}
