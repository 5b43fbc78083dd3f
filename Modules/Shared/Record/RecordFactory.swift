import ClinicModel
import SwiftUI

/// Makes the scene of somebody's health record.
@MainActor
package enum RecordFactory {
    package static func mock(parameters: RecordParameters = .mock) -> some View {
        mock(besideVisit: parameters).modifier(RecordTimesRouter(destinations: MockDestinations()))
    }

    package static func mock(besideVisit parameters: RecordParameters) -> some View {
        RecordView(presenter: RecordPresenter(interactor: RecordMockInteractor(), parameters: parameters))
            .modifier(RecordRouter(destinations: MockDestinations()))
    }

    /// For any audience.
    package static func make(parameters: RecordParameters, destinations: some ScopedDestinations) -> some View {
        make(besideVisit: parameters, destinations: destinations) { AppointmentParameters(id: $0) }
            .modifier(RecordTimesRouter(destinations: destinations))
    }

    /// The same as a part of a visit's page, which says where free times lead.
    ///
    /// - Parameter visit: where a visit of the user's own leads.
    package static func make(
        besideVisit parameters: RecordParameters, destinations: some ScopedDestinations,
        visit: @escaping (Appointment.ID) -> some Hashable & Codable & Sendable
    ) -> some View {
        RecordView(
            presenter: RecordPresenter(interactor: interactor(scope: destinations.scope), parameters: parameters),
            visit: visit
        )
        .modifier(RecordRouter(destinations: destinations))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some RecordInteractive {
        RecordInteractor(scope: scope)
    }
}
