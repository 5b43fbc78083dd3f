import ClinicModel
import SharedScenes

struct DoctorHomeInteractor: HomeInteractive {
    let gateways: Gateways
    let session: Session
    let clock: ClinicClock

    func fetchHome() async throws -> HomeEntity {
        let overview = try await gateways.overview.overview()
        let unanswered = overview.unanswered.map { visit($0) }
        var sections = [
            HomeEntity.Section(.running, overview.running.map { visit($0) }),
            HomeEntity.Section(.unfinished, overview.unfinished.map { visit($0) }),
        ]
        sections.removeAll(where: \.visits.isEmpty)
        sections.append(.init(.requests, overview.requests.map { visit($0) }, actions: [.confirm, .decline]))
        if !unanswered.isEmpty { sections.append(.init(.unanswered, unanswered, actions: [.decline])) }
        return HomeEntity(overview, suggestions: suggestions(overview), sections: sections + today(overview))
    }

    private func suggestions(_ overview: Overview) -> [HomeEntity.Suggestion] {
        let toDos: [(task: HomeEntity.Suggestion.Task, visits: [AppointmentSummary])] = [
            (.perform(.start), overview.today(in: .checkedIn)), (.receive, overview.today(in: .arrived)),
            (.miss, overview.notCome(at: clock.now)), (.wait, overview.late(at: clock.now)),
            (.expect, overview.expected(at: clock.now).map { [$0] } ?? []),
            (.document, overview.unsigned ?? []),
        ]
        return toDos.flatMap { toDo in toDo.visits.map { HomeEntity.Suggestion(toDo.task, visit($0)) } }
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {
        _ = try await gateways.appointments.perform(action, on: id)
    }

    func signOut() async throws { try await gateways.accounts.signOut(session) }

    func changes() -> AsyncStream<Void> { gateways.changes.changes(andDaysBy: clock) }

    private func today(_ overview: Overview) -> [HomeEntity.Section] {
        let states: [Appointment.Status] = [.checkedIn, .arrived, .booked, .fulfilled, .noshow, .cancelled]
        var sections = states.map { state -> HomeEntity.Section in
            let others = overview.today(in: state).filter { visit in
                visit.successor == nil && !overview.running.contains(visit)
            }
            return .init(today: state, others.map { visit($0) })
        }
        sections.append(.init(.movedToday, overview.today.filter { $0.successor != nil }.map { visit($0) }))
        sections.removeAll(where: \.visits.isEmpty)
        return sections.isEmpty ? [.init(.today(nil), [])] : sections
    }

    private func visit(_ summary: AppointmentSummary) -> Visit {
        Visit(summary, seenBy: .practitioner, at: clock.now)
    }
}
