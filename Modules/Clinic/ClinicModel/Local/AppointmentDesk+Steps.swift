import Foundation

extension AppointmentDesk {
    /// Does an action that needs to know no more than which.
    func perform(_ action: AppointmentAction, on id: Appointment.ID) throws -> AppointmentDetails {
        switch action {
        case .confirm: try perform(action, on: id, becoming: .booked) { $0.answer(everybody: .accepted) }
        case .decline: try decline(id, text: nil)
        case .arrive: try perform(action, on: id, becoming: .arrived)
        case .checkIn: try perform(action, on: id, becoming: .checkedIn)
        case .start: try start(id)
        case .finish: try finishUnsigned(id)
        case .markNoShow: try perform(action, on: id, becoming: .noshow)
        case .correctNotMissed: try perform(action, on: id, becoming: .booked)
        case .correctEnteredInError: try enterInError(id)
        case .reschedule: throw ClinicError.invalid("To reschedule a visit, another time is needed.")
        case .cancel: throw ClinicError.invalid("To cancel a visit, a reason is needed.")
        }
    }

    func decline(_ id: Appointment.ID, text: String?) throws -> AppointmentDetails {
        try perform(.decline, on: id, becoming: .cancelled) {
            $0.cancellationReason = .provider
            $0.cancellationText = text
            $0.answer(principal, .declined)
        }
    }

    func reschedule(_ id: Appointment.ID, to booking: Booking) throws -> AppointmentDetails {
        var old = try find(id)
        if try records.replacement(of: id) != nil { throw try alreadyRescheduled(old) }
        try check(.reschedule, on: old)
        guard booking.slot != old.slot else {
            throw ClinicError.invalid("The visit is at this time already.")
        }
        guard let patient = old.patient else { throw ClinicError.notPossible("The visit has no patient.") }
        if principal.role == .patient, booking.overbookingReason != nil { throw ClinicError.notAllowed("overbook") }
        try change(&old, to: .cancelled) {
            $0.cancellationReason = principal.role == .patient ? .patient : .provider
        }
        let new = try take(booking, for: patient, replacing: old)
        try takeAnswersAlong(from: id, to: new.appointment.id)
        return try details(of: new)
    }

    /// What was answered before a visit is answered before the one in its place, where that asks the same.
    private func takeAnswersAlong(from old: Appointment.ID, to new: Appointment.ID) throws {
        let service = try find(new).service
        let asked = try records.questionnaires().filter { $0.isAsked(for: service) }
        for response in try records.responses(before: old)
        where (response.isSigned || response.draft != nil) && asked.contains(where: response.isResponse) {
            let copy = QuestionnaireResponse(
                id: .unique(), status: response.status, questionnaire: response.questionnaire,
                patient: response.patient, appointment: new, authored: response.authored,
                signature: response.signature, items: response.items, draft: response.draft)
            try records.store(copy)
            try desk.audit(
                records, .create, copy.id.reference, patient: copy.patient,
                "taken along from \(response.id.reference)")
        }
    }

    private func alreadyRescheduled(_ appointment: Appointment) throws -> ClinicError {
        let period = appointment.period ?? DateInterval(start: records.now, duration: 0)
        let zone = try rules(for: appointment).zone
        return .conflict(
            Conflict(
                kind: .alreadyRescheduled, start: period.start, end: period.end, zone: zone,
                place: try Moment(period.start, in: zone).place(seenFrom: records.localZone(of: principal)),
                practitionerName: try records.summary(appointment.id)?.practitionerName ?? ""))
    }

    /// The appointment is fulfilled and an encounter in progress, in one step.
    private func start(_ id: Appointment.ID) throws -> AppointmentDetails {
        let details = try perform(.start, on: id, becoming: .fulfilled)
        let appointment = details.appointment
        let encounter = Encounter(
            id: .unique(), status: .inProgress, encounterClass: .ambulatory,
            types: appointment.service.map { [$0] } ?? [],
            patient: appointment.patient,
            practitioners: appointment.participants.compactMap { Practitioner.ID(reference: $0.actor) },
            appointment: id, start: records.now, reason: appointment.reason)
        try records.store(encounter)
        try desk.audit(
            records, .create, encounter.id.reference, patient: encounter.patient, Encounter.Status.inProgress.rawValue)
        return try self.details(id)
    }

    /// Takes the visit's encounters along: what never should have been there did not take place.
    private func enterInError(_ id: Appointment.ID) throws -> AppointmentDetails {
        let encounters = try records.encounters(of: id).filter { $0.status.canBecome(.enteredInError) }
        _ = try perform(.correctEnteredInError, on: id, becoming: .enteredInError) {
            $0.cancellationReason = nil
            $0.cancellationText = nil
        }
        for var encounter in encounters {
            let before = encounter.status
            encounter.status = .enteredInError
            try store(encounter, from: before)
        }
        return try details(id)
    }

    /// Whoever does not sign signs no note unawares.
    private func finishUnsigned(_ id: Appointment.ID) throws -> AppointmentDetails {
        try rules(for: find(id)).check(.finish)
        try VisitDesk(records: records, desk: desk).checkNoDraft(of: id)
        return try finish(id, isSigned: false)
    }

    func finish(_ id: Appointment.ID, isSigned: Bool) throws -> AppointmentDetails {
        let rules = try rules(for: find(id))
        try rules.check(.finish)
        guard var encounter = rules.encounter else { throw ClinicError.notFound("encounter of appointment \(id)") }
        try VisitDesk(records: records, desk: desk).finalize(encounter)
        let before = encounter.status
        encounter.status = .finished
        // A clock that was set back since does not end it before it began.
        encounter.end = max(records.now, encounter.start ?? records.now)
        if isSigned { encounter.signed = records.now }
        try store(encounter, from: before)
        return try details(id)
    }

    private func store(_ encounter: Encounter, from before: Encounter.Status) throws {
        try records.store(encounter)
        try desk.audit(
            records, .update, encounter.id.reference, patient: encounter.patient,
            "\(before.rawValue) → \(encounter.status.rawValue)")
    }
}
