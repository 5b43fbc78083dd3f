import ClinicModel
import SharedScenes

struct DoctorHomeInteractor: HomeInteractive {
    let gateways: Gateways
    let session: Session
    let clock: ClinicClock

    func fetchHome() async throws -> HomeEntity {
        let overview = try await gateways.overview.overview()
        return HomeEntity(
            overview,
            suggestions: overview.today(in: .checkedIn).map { .init(.start, visit($0)) },
            sections: [.init(.requests, overview.requests.map { visit($0) })] + today(overview))
    }

    func signOut() async throws { try await gateways.accounts.signOut(session) }

    func changes() -> AsyncStream<Void> { gateways.changes.changes(andDaysBy: clock) }

    private func today(_ overview: Overview) -> [HomeEntity.Section] {
        let states: [Appointment.Status] = [.checkedIn, .arrived, .booked, .fulfilled, .noshow, .cancelled]
        let sections = states.compactMap { state -> HomeEntity.Section? in
            let visits = overview.today(in: state).map { visit($0) }
            return visits.isEmpty ? nil : .init(.today(state), visits)
        }
        return sections.isEmpty ? [.init(.today(nil), [])] : sections
    }

    private func visit(_ summary: AppointmentSummary) -> Visit {
        Visit(summary, seenBy: .practitioner, at: clock.now)
    }
}
