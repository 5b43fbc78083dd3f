import ClinicModel
import SharedScenes

struct PatientHomeInteractor: HomeInteractive {
    let gateways: Gateways
    let session: Session

    func fetchHome() async throws -> HomeEntity {
        let overview = try await gateways.overview.overview()
        let next = overview.next.map { [visit($0)] } ?? []
        let requests = overview.requests.map { visit($0) }
        var sections = [HomeEntity.Section(title: "Next visit", visits: next, emptyText: "No visit is agreed")]
        if !requests.isEmpty { sections.append(.init(title: "Waiting for confirmation", visits: requests)) }
        return HomeEntity(
            name: overview.name, suggestions: try await suggestions(for: next + requests), sections: sections,
            appointmentsTitle: "Appointments", upcomingCount: overview.upcomingCount, bookingTitle: "Book a visit")
    }

    func signOut() async throws { try await gateways.accounts.signOut(session) }

    func changes() -> AsyncStream<Void> { gateways.changes.changes() }

    private func suggestions(for visits: [Visit]) async throws -> [HomeEntity.Suggestion] {
        var suggestions: [HomeEntity.Suggestion] = []
        for visit in visits {
            for action in try await gateways.appointments.appointment(visit.id, access: .refresh).actions {
                guard let title = title(of: action, with: visit.counterpart) else { continue }
                suggestions.append(.init(title: title, appointment: visit.id))
            }
        }
        return suggestions
    }

    private func title(of action: AppointmentAction, with counterpart: String) -> String? {
        switch action {
        case .checkIn: "Check in with \(counterpart)"
        case .confirm: "Accept the offer of \(counterpart)"
        default: nil
        }
    }

    private func visit(_ summary: AppointmentSummary) -> Visit {
        Visit(summary, seenBy: .patient)
    }
}
