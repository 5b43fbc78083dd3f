import ClinicModel
import SharedScenes

package struct DoctorHomeInteractor: HomeInteractive {
    private static let statesOfToday: [Appointment.Status] = [
        .checkedIn, .arrived, .booked, .fulfilled, .noshow, .cancelled,
    ]

    private let overview: any OverviewGateway
    private let accounts: any AccountsGateway
    private let changesGateway: any ChangesGateway
    private let session: Session

    package init(scope: DoctorScope) {
        overview = scope.gateways.overview
        accounts = scope.gateways.accounts
        changesGateway = scope.gateways.changes
        session = scope.session
    }

    package func fetchHome() async throws -> HomeEntity {
        let overview = try await overview.overview()
        return HomeEntity(
            name: overview.name,
            suggestions: overview.today(in: .checkedIn).map {
                .init(title: "\($0.patientName) is waiting", appointment: $0.id)
            },
            sections: [requests(overview)] + today(overview),
            appointmentsTitle: "Calendar", upcomingCount: overview.upcomingCount, bookingTitle: "Book a follow-up")
    }

    package func signOut() async throws {
        try await accounts.signOut(session)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }

    private func requests(_ overview: Overview) -> HomeEntity.Section {
        .init(
            title: "Requests to confirm", visits: overview.requests.map { Visit($0, seenBy: .practitioner) },
            emptyText: "No open requests")
    }

    private func today(_ overview: Overview) -> [HomeEntity.Section] {
        let sections = Self.statesOfToday
            .map { HomeEntity.Section(title: "Today: \($0.title.lowercased())", visits: visits(in: $0, overview)) }
            .filter { !$0.visits.isEmpty }
        return sections.isEmpty ? [.init(title: "Today", visits: [], emptyText: "Nobody comes today")] : sections
    }

    private func visits(in status: Appointment.Status, _ overview: Overview) -> [Visit] {
        overview.today(in: status).map { Visit($0, seenBy: .practitioner) }
    }
}
