import ClinicModel
import SharedScenes

package struct PatientHomeInteractor: HomeInteractive {
    private let overview: any OverviewGateway
    private let appointments: any AppointmentsGateway
    private let accounts: any AccountsGateway
    private let changesGateway: any ChangesGateway
    private let session: Session

    package init(scope: PatientScope) {
        overview = scope.gateways.overview
        appointments = scope.gateways.appointments
        accounts = scope.gateways.accounts
        changesGateway = scope.gateways.changes
        session = scope.session
    }

    package func fetchHome() async throws -> HomeEntity {
        let overview = try await overview.overview()
        let next = overview.next.map { [Visit($0, seenBy: .patient)] } ?? []
        return HomeEntity(
            name: overview.name,
            suggestions: try await suggestions(for: next + overview.requests.map { Visit($0, seenBy: .patient) }),
            sections: [
                .init(title: "Next visit", visits: next, emptyText: "No visit is agreed"),
                .init(title: "Waiting for confirmation", visits: overview.requests.map { Visit($0, seenBy: .patient) }),
            ].filter { !$0.visits.isEmpty || $0.emptyText != nil },
            appointmentsTitle: "Appointments", upcomingCount: overview.upcomingCount, bookingTitle: "Book a visit")
    }

    package func signOut() async throws {
        try await accounts.signOut(session)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }

    private func suggestions(for visits: [Visit]) async throws -> [HomeEntity.Suggestion] {
        var suggestions: [HomeEntity.Suggestion] = []
        for visit in visits {
            let actions = try await appointments.appointment(visit.id, access: .refresh).actions
            if actions.contains(.checkIn) {
                suggestions.append(.init(title: "Check in with \(visit.counterpart)", appointment: visit.id))
            }
            if actions.contains(.confirm) {
                suggestions.append(.init(title: "Accept the offer of \(visit.counterpart)", appointment: visit.id))
            }
        }
        return suggestions
    }
}
