import ClinicModel
import SharedScenes

struct PatientHomeInteractor: HomeInteractive {
    let gateways: Gateways
    let session: Session
    let clock: ClinicClock

    func fetchHome() async throws -> HomeEntity {
        let overview = try await gateways.overview.overview()
        let next = overview.next.map { [visit($0)] } ?? []
        let requests = overview.requests.map { visit($0) }
        let unanswered = overview.unanswered.map { visit($0) }
        let running = overview.running.map { visit($0) }
        var sections = [HomeEntity.Section(.next, next)]
        if next.isEmpty, !requests.isEmpty { sections = [.init(.unconfirmed(requestCount: requests.count), [])] }
        if !running.isEmpty { sections.insert(.init(.running, running), at: 0) }
        let answered = (overview.answered ?? []).map { visit($0) }
        let cancelled = overview.cancelled.map { visit($0) }
        sections.insert(contentsOf: HomeEntity.news(of: answered, booked: overview.booked ?? []), at: 0)
        if !cancelled.isEmpty { sections.insert(.init(.cancelled, cancelled), at: 0) }
        if !requests.isEmpty { sections.append(.init(.requests, requests)) }
        if !unanswered.isEmpty { sections.append(.init(.unanswered, unanswered)) }
        return HomeEntity(
            overview, upcomingCount: overview.upcomingCount + requests.count,
            suggestions: try await suggestions(for: next + requests), sections: sections)
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {
        _ = try await gateways.appointments.perform(action, on: id)
    }

    func signOut() async throws { try await gateways.accounts.signOut(session) }

    func changes() -> AsyncStream<Void> { gateways.changes.changes(andDaysBy: clock) }

    private func suggestions(for visits: [Visit]) async throws -> [HomeEntity.Suggestion] {
        var suggestions: [HomeEntity.Suggestion] = []
        for visit in visits {
            for action in try await gateways.appointments.appointment(visit.id, access: .refresh).actions
            where [.checkIn, .confirm].contains(action) {
                suggestions.append(.init(action, visit))
            }
        }
        for intake in try await gateways.intake.intakesToSign() {
            let title = intake.questionnaire.words
            let task: HomeEntity.Suggestion.Task =
                intake.isSigned ? .signAgain(title) : intake.hasDraft ? .goOn(title) : .answer(title)
            suggestions.append(.init(task, visit(intake.visit)))
        }
        return suggestions
    }

    private func visit(_ summary: AppointmentSummary) -> Visit {
        Visit(summary, seenBy: .patient, at: clock.now)
    }
}
