import ClinicModel
import SwiftUI

/// Makes the scene of somebody's health record.
@MainActor
package enum RecordFactory {
    package static func mock(parameters: RecordParameters = .mock, isBesideVisit: Bool = false) -> some View {
        RecordView(presenter: RecordPresenter(interactor: RecordMockInteractor(), parameters: parameters))
            .modifier(RecordRouter(destinations: MockDestinations(), isBesideVisit: isBesideVisit))
    }

    /// For any audience.
    ///
    /// - Parameters:
    ///   - isBesideVisit: whether it is a part of a visit's page, which says where free times lead.
    ///   - visit: where a visit of the user's own leads.
    package static func make(
        parameters: RecordParameters, destinations: some ScopedDestinations, isBesideVisit: Bool = false,
        visit: @escaping (Appointment.ID) -> some Hashable & Codable & Sendable = { AppointmentParameters(id: $0) }
    ) -> some View {
        RecordView(
            presenter: RecordPresenter(interactor: interactor(scope: destinations.scope), parameters: parameters),
            visit: visit
        )
        .modifier(RecordRouter(destinations: destinations, isBesideVisit: isBesideVisit))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some RecordInteractive {
        RecordInteractor(scope: scope)
    }
}
