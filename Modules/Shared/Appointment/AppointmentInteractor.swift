import ClinicModel
import Foundation

/// One appointment of a user, whoever the user is.
struct AppointmentInteractor<Side: Audience>: AppointmentInteractive {
    private let appointments: any AppointmentsGateway
    private let intake: any IntakeGateway
    private let records: any RecordGateway
    private let principal: Principal
    private let calendarFiles: any CalendarFilesGateway
    private let clock: ClinicClock
    private let changesGateway: any ChangesGateway

    init(scope: AudienceScope<Side>) {
        appointments = scope.gateways.appointments
        intake = scope.gateways.intake
        records = scope.gateways.records
        principal = scope.gateways.principal
        calendarFiles = scope.calendarFiles
        clock = scope.clock
        changesGateway = scope.gateways.changes
    }

    func fetchAppointment(_ id: Appointment.ID, access: Access) async throws -> AppointmentEntity {
        let details = try await appointments.appointment(id, access: access)
        return entity(
            of: details, intakes: try await intake.intakes(of: id, access: access),
            outcome: try await outcome(of: details))
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws -> AppointmentEntity {
        entity(of: try await appointments.perform(action, on: id))
    }

    func cancel(_ id: Appointment.ID, reason: CancellationReason, text: String) async throws -> AppointmentEntity {
        entity(of: try await appointments.cancel(id, reason: reason, text: text))
    }

    func decline(_ id: Appointment.ID, text: String) async throws -> AppointmentEntity {
        entity(of: try await appointments.decline(id, text: text))
    }

    func addToCalendar(_ id: Appointment.ID) async throws -> String {
        guard Side.offers.contains(.calendarFile) else { throw ClinicError.notAllowed("export a visit") }
        return try await appointments.export(id, to: calendarFiles)
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }

    func entity(of details: AppointmentDetails) -> AppointmentEntity { entity(of: details, intakes: [], outcome: nil) }

    /// For the patient; practitioners read it in the visit.
    private func outcome(of details: AppointmentDetails) async throws -> VisitOutcome? {
        guard case .patient(let own) = principal, let encounter = details.encounter, encounter.status == .finished
        else { return nil }
        return VisitOutcome(of: encounter.id, in: try await records.record(of: own, access: .refresh))
    }

    private func entity(
        of details: AppointmentDetails, intakes: [Intake], outcome: VisitOutcome?
    ) -> AppointmentEntity {
        let visit = Visit(details.summary, seenBy: Side.role, at: clock.now)
        return AppointmentEntity(
            details: details, visit: visit,
            changeableUntil: Side.role == .patient && details.actions.contains(.cancel) ? details.cutoff : nil,
            isTooLateToChange: Side.role == .patient && isTooLateToChange(details),
            otherTime: otherTime(of: visit),
            cancellationReasons: CancellationReason.offered(to: Side.role),
            calendarChange: Side.offers.contains(.calendarFile) ? calendarChange(details) : nil,
            offersFollowUp: Side.offers.contains(.followUp) && details.appointment.patient != nil,
            offersAnotherTime: Side.role == .patient && (visit.isUnanswered || visit.isCancelledForGood),
            conversation: details.appointment.status == .enteredInError
                ? nil : details.appointment.conversation(for: Side.role),
            record: Side.role.booksForOthers ? details.appointment.patient : nil, intakes: intakes,
            outcome: outcome)
    }

    private func isTooLateToChange(_ details: AppointmentDetails) -> Bool {
        guard let cutoff = details.cutoff, let end = details.appointment.end else { return false }
        // Whoever is here tells it at the desk.
        let isHere = [.arrived, .checkedIn].contains(details.appointment.status)
        return cutoff < clock.now && clock.now < end && !details.actions.contains(.cancel) && !isHere
    }

    /// Asked about once: whoever is marked as arrived is here, whatever the time of the visit.
    private func otherTime(of visit: Visit) -> String? {
        guard visit.status == .booked, let start = visit.summary.appointment.start else { return nil }
        guard visit.date == visit.today else { return visit.whenText }
        return visit.isFarAhead ? visit.whenText(minutesAhead: Int(start.timeIntervalSince(clock.now) / 60)) : nil
    }

    private func calendarChange(_ details: AppointmentDetails) -> CalendarChange? {
        guard details.appointment.period != nil else { return nil }
        switch details.appointment.status {
        case .booked, .arrived, .checkedIn: return .add
        case .cancelled: return details.isGivenOut ? .remove : nil
        case .proposed, .pending, .fulfilled, .noshow, .enteredInError, .waitlist: return nil
        }
    }
}
