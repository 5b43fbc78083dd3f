import Foundation

/// What somebody can do with an appointment, and why not: the one place that both offers and refuses go by.
struct ActionRules {
    let role: Principal.Role
    let now: Date
    let appointment: Appointment
    let policy: SchedulePolicy
    let zone: Zone
    let encounter: Encounter?

    /// Whoever can decline a request is not offered to cancel it, too.
    var available: [AppointmentAction] {
        let possible = AppointmentAction.allCases.filter { action in
            guard isOpen(action) else { return false }
            do {
                try check(action)
                return true
            } catch {
                return false
            }
        }
        return possible.contains(.decline) ? possible.filter { $0 != .cancel } : possible
    }

    /// Until when a patient can cancel or move the visit, which is not over. A request can be withdrawn until it begins.
    var cutoff: Date? {
        guard let start = appointment.start, appointment.status.canBecome(.cancelled, by: role) else { return nil }
        return appointment.status == .pending ? start : start.addingTimeInterval(-policy.cancellationCutoff)
    }

    /// Throws why the action cannot be done now.
    func check(_ action: AppointmentAction) throws(ClinicError) {
        try checkRole(action)
        try checkStatus(action)
        try checkTime(action)
    }

    private func checkRole(_ action: AppointmentAction) throws(ClinicError) {
        guard isOpen(action) else { throw .notAllowed(action.words) }
    }

    /// Whether it can be done by somebody of this role at all.
    private func isOpen(_ action: AppointmentAction) -> Bool {
        guard role == .patient else { return true }
        return switch action {
        case .reschedule, .cancel, .checkIn: true
        case .confirm: appointment.status == .proposed
        default: false
        }
    }

    private func checkStatus(_ action: AppointmentAction) throws(ClinicError) {
        let status = appointment.status
        switch action {
        case .confirm:
            let from: Appointment.Status = role == .patient ? .proposed : .pending
            if appointment.start == nil, status.canBecome(.booked, by: role) {
                throw .notPossible("This visit has no time yet, so it cannot be confirmed: book a time instead.")
            }
            guard status == from else { throw refusal(to: .booked) }
        case .decline:
            if status != .pending, status.canBecome(.cancelled, by: role) {
                throw .notPossible("Only a request is declined, and this visit is \(status.words): cancel it instead.")
            }
            guard status == .pending else { throw refusal(to: .cancelled) }
        case .reschedule:
            guard status == .pending || status == .booked else {
                throw .notMovable(status, during: encounter?.status)
            }
        case .finish:
            let now = encounter?.status ?? .planned
            guard encounter != nil, now.canBecome(.finished) else {
                throw .invalidEncounterTransition(from: now, to: .finished)
            }
        case .arrive, .checkIn, .start, .markNoShow, .cancel, .correctNotMissed, .correctEnteredInError:
            let next = action.target
            // A booking is confirmed, not corrected; a correction takes back a no-show only.
            guard action != .correctNotMissed || status == .noshow, status.canBecome(next, by: role) else {
                throw refusal(to: next)
            }
        }
    }

    private func refusal(to next: Appointment.Status) -> ClinicError {
        .invalidTransition(from: appointment.status, to: next, during: encounter?.status)
    }

    private func checkTime(_ action: AppointmentAction) throws(ClinicError) {
        guard let start = appointment.start else { return }
        switch action {
        case .arrive, .checkIn, .start:
            let day = CalendarDate(of: start, in: zone).beginning(in: zone.timeZone)
            guard now >= day else { throw .tooEarly(Moment(day, in: zone)) }
        case .markNoShow:
            guard now >= start else { throw .tooEarly(Moment(start, in: zone)) }
        case .cancel, .reschedule:
            guard role == .patient, let cutoff, now > cutoff else { return }
            throw .cutoffPassed(Moment(cutoff, in: zone))
        case .confirm:
            guard let end = appointment.end, end <= now else { return }
            throw .notPossible("The time that was asked for is over: decline the request, or move it to another time.")
        case .decline, .finish, .correctNotMissed, .correctEnteredInError: return
        }
    }
}

extension AppointmentAction {
    /// The state that the action leads to.
    fileprivate var target: Appointment.Status {
        switch self {
        case .confirm, .correctNotMissed: .booked
        case .decline, .cancel, .reschedule: .cancelled
        case .arrive: .arrived
        case .checkIn: .checkedIn
        case .start, .finish: .fulfilled
        case .markNoShow: .noshow
        case .correctEnteredInError: .enteredInError
        }
    }

    /// Completes “You may not …”.
    fileprivate var words: Phrase {
        switch self {
        case .confirm: "confirm a request"
        case .decline: "decline a request"
        case .arrive: "note arrivals"
        case .checkIn: "check in"
        case .start: "start a visit"
        case .finish: "finish a visit"
        case .markNoShow: "mark a visit as missed"
        case .reschedule: "reschedule this visit"
        case .cancel: "cancel this visit"
        case .correctNotMissed, .correctEnteredInError: "correct a visit"
        }
    }
}
