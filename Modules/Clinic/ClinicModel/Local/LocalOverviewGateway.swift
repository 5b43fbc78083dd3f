import Foundation

struct LocalOverviewGateway: OverviewGateway {
    /// For how long it is told that a request was not answered.
    private static let unansweredDuration: TimeInterval = 14 * 86400
    /// For how long it is told that a visit was not finished, or not signed.
    private static let unfinishedDuration: TimeInterval = 28 * 86400

    let desk: Desk

    func overview() async throws -> Overview {
        let desk = desk
        let principal = desk.principal
        return try await desk.read(principal.reference) { records in
            // A practitioner is told of the first alone.
            let upcoming = try records.appointments(
                of: principal, .upcoming, limit: principal.role == .practitioner ? 1 : nil)
            let next = try upcoming.first?.shown(to: principal, in: records)
            let today = DateInterval.day(of: records.now, in: try zone(for: principal, next, records))
            let visits = try records.appointments(of: principal, .during(today)).shown(to: principal, in: records)
            let running = visits.filter(\.isRunning)
            let (answered, booked, cancelled) = try news(for: principal, among: upcoming, records)
            return Overview(
                name: try records.name(of: principal),
                next: next,
                today: visits,
                requests: try AppointmentDesk(records: records, desk: desk).toBeAnswered(
                    records.appointments(of: principal, .requested).shown(to: principal, in: records)),
                upcomingCount: try records.appointmentCount(of: principal, .upcoming),
                pastCount: try records.appointmentCount(of: principal, .past),
                unreadCount: try records.unreadCounts(of: principal).values.reduce(0, +),
                unansweredConversationCount: principal.role == .practitioner
                    ? try records.unansweredCount(of: principal) : nil,
                resultCount: try HealthDesk(records: records, principal: principal).newsCount(),
                medication: try PrescriptionDesk(records: records, desk: desk).overview(),
                running: running,
                cancelled: cancelled,
                unanswered: try records.unanswered(of: principal, since: records.now - Self.unansweredDuration)
                    .shown(to: principal, in: records),
                unfinished: try unfinished(for: principal, before: today.start, records),
                unsigned: try unsigned(for: principal, before: today.start, records), answered: answered,
                booked: booked)
        }
    }

    @Sendable private func unfinished(
        for principal: Principal, before today: Date, _ records: any ClinicRecords
    ) throws -> [AppointmentSummary] {
        guard principal.role == .practitioner else { return [] }
        return try records.unfinished(of: principal, since: today - Self.unfinishedDuration, before: today)
            .shown(to: principal, in: records)
    }

    @Sendable private func unsigned(
        for principal: Principal, before today: Date, _ records: any ClinicRecords
    ) throws -> [AppointmentSummary]? {
        guard principal.role == .practitioner else { return nil }
        return try records.unsigned(of: principal, since: today - Self.unfinishedDuration)
            .shown(to: principal, in: records)
    }

    /// The patient's visits that the clinic has agreed to or cancelled since they have looked at them: of those to come,
    /// and of those that were called off.
    @Sendable private func news(
        for principal: Principal, among upcoming: [AppointmentSummary], _ records: any ClinicRecords
    ) throws -> (answered: [AppointmentSummary]?, booked: [Appointment.ID]?, cancelled: [AppointmentSummary]) {
        guard case .patient(let own) = principal else { return (nil, nil, []) }
        let cancelled = try records.appointments(of: principal, .calledOff).filter(\.isCancelledByClinic)
        let visits = (upcoming + cancelled).map(\.id.reference)
        guard !visits.isEmpty else { return ([], [], []) }
        let search = AuditSearch(patient: own, entities: visits, limit: .max)
        let news = PatientNews(try records.auditEvents(search), for: own)
        return (
            try news.answered(among: upcoming).shown(to: principal, in: records),
            news.booked(among: upcoming),
            try news.unseen(among: cancelled).shown(to: principal, in: records)
        )
    }

    @Sendable private func zone(
        for principal: Principal, _ next: AppointmentSummary?, _ records: any ClinicRecords
    ) throws -> TimeZone {
        switch principal {
        case .patient: try (next?.zone ?? records.localZone(of: nil)).timeZone
        case .practitioner(let id): try records.localZone(of: id).timeZone
        }
    }
}

extension AppointmentSummary {
    /// Whether the clinic has cancelled or declined it, and has not moved it.
    fileprivate var isCancelledByClinic: Bool {
        successor == nil && appointment.cancellationReason != nil && !appointment.isCancelledByPatient
    }
}
