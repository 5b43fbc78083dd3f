import ClinicModel
import SharedScenes

package struct PatientHomeInteractor: HomeInteractive {
    private let overview: any OverviewGateway
    private let appointments: any AppointmentsGateway
    private let intake: any IntakeGateway
    private let accounts: any AccountsGateway
    private let changesGateway: any ChangesGateway
    private let session: Session
    private let clock: ClinicClock

    package init(scope: PatientScope) {
        overview = scope.gateways.overview
        appointments = scope.gateways.appointments
        intake = scope.gateways.intake
        accounts = scope.gateways.accounts
        changesGateway = scope.gateways.changes
        session = scope.session
        clock = scope.clock
    }

    package func fetchHome() async throws -> HomeEntity {
        let overview = try await overview.overview()
        let next = overview.next.map { [visit($0)] } ?? []
        let requests = overview.requests.map(visit)
        let answered = (overview.answered ?? []).map(visit)
        let isUnconfirmed = next.isEmpty && !requests.isEmpty
        let topic: HomeEntity.Topic = isUnconfirmed ? .unconfirmed(requestCount: requests.count) : .next
        let cancelled = HomeEntity.Section(.cancelled, overview.cancelled.map(visit))
        let others: [HomeEntity.Section] = [
            .init(.running, overview.running.map(visit)), .init(topic, next), .init(.requests, requests),
            .init(.unanswered, overview.unanswered.map(visit)),
        ]
        let sections = [cancelled] + HomeEntity.news(of: answered, booked: overview.booked ?? []) + others
        return HomeEntity(
            overview, upcomingCount: overview.upcomingCount + requests.count,
            suggestions: try await suggestions(for: next + requests),
            sections: sections.filter { $0.topic == topic || !$0.visits.isEmpty })
    }

    package func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {
        _ = try await appointments.perform(action, on: id)
    }

    package func signOut() async throws {
        try await accounts.signOut(session)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes(andDaysBy: clock) }

    private func suggestions(for visits: [Visit]) async throws -> [HomeEntity.Suggestion] {
        var suggestions: [HomeEntity.Suggestion] = []
        for visit in visits {
            let actions = try await appointments.appointment(visit.id, access: .refresh).actions
            suggestions += [.checkIn, .confirm].filter(actions.contains).map { .init($0, visit) }
        }
        return try await suggestions
            + intake.intakesToSign().map { intake -> HomeEntity.Suggestion in
                let title = intake.questionnaire.words
                let task: HomeEntity.Suggestion.Task =
                    intake.isSigned ? .signAgain(title) : intake.hasDraft ? .goOn(title) : .answer(title)
                return .init(task, visit(intake.visit))
            }
    }

    private func visit(_ summary: AppointmentSummary) -> Visit {
        Visit(summary, seenBy: .patient, at: clock.now)
    }
}
