import ClinicModel
import SharedScenes

package struct DoctorHomeInteractor: HomeInteractive {
    private static let statesOfToday: [Appointment.Status] = [
        .checkedIn, .arrived, .booked, .fulfilled, .noshow, .cancelled,
    ]

    private let overview: any OverviewGateway
    private let appointments: any AppointmentsGateway
    private let accounts: any AccountsGateway
    private let changesGateway: any ChangesGateway
    private let session: Session
    private let clock: ClinicClock

    package init(scope: DoctorScope) {
        overview = scope.gateways.overview
        appointments = scope.gateways.appointments
        accounts = scope.gateways.accounts
        changesGateway = scope.gateways.changes
        session = scope.session
        clock = scope.clock
    }

    package func fetchHome() async throws -> HomeEntity {
        let overview = try await overview.overview()
        let moved = overview.today.filter { $0.successor != nil }
        var today = Self.statesOfToday.map { status in
            let others = overview.today(in: status).filter { !overview.running.contains($0) && !moved.contains($0) }
            return HomeEntity.Section(today: status, visits(others))
        }
        today.append(.init(.movedToday, visits(moved)))
        today.removeAll(where: \.visits.isEmpty)
        return HomeEntity(
            overview, suggestions: suggestions(overview),
            sections: [.init(.running, visits(overview.running)), .init(.unfinished, visits(overview.unfinished))]
                .filter { !$0.visits.isEmpty }
                + [.init(.requests, visits(overview.requests), actions: [.confirm, .decline])]
                + (overview.unanswered.isEmpty
                    ? [] : [.init(.unanswered, visits(overview.unanswered), actions: [.decline])])
                + (today.isEmpty ? [.init(.today(nil), [])] : today))
    }

    /// Who waits, who has come, who has not, who is the next to come, and whose visits were finished without a signature.
    private func suggestions(_ overview: Overview) -> [HomeEntity.Suggestion] {
        let toDos: [(task: HomeEntity.Suggestion.Task, visits: [AppointmentSummary])] = [
            (.perform(.start), overview.today(in: .checkedIn)), (.receive, overview.today(in: .arrived)),
            (.miss, overview.notCome(at: clock.now)), (.wait, overview.late(at: clock.now)),
            (.expect, overview.expected(at: clock.now).map { [$0] } ?? []),
            (.document, overview.unsigned ?? []),
        ]
        return toDos.flatMap { toDo in visits(toDo.visits).map { HomeEntity.Suggestion(toDo.task, $0) } }
    }

    package func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {
        _ = try await appointments.perform(action, on: id)
    }

    package func signOut() async throws {
        try await accounts.signOut(session)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes(andDaysBy: clock) }

    private func visits(_ summaries: [AppointmentSummary]) -> [Visit] {
        summaries.map { Visit($0, seenBy: .practitioner, at: clock.now) }
    }
}
