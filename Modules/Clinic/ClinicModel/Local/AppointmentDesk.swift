import Foundation

/// One transaction of a principal's with appointments.
struct AppointmentDesk {
    let records: any ClinicRecords
    let desk: Desk

    var principal: Principal { desk.principal }

    func find(_ id: Appointment.ID) throws -> Appointment {
        guard let appointment = try records.appointment(id) else { throw ClinicError.notFound("appointment \(id)") }
        try checkSeen(appointment)
        return appointment
    }

    private func checkSeen(_ appointment: Appointment) throws {
        guard appointment.hasParticipant(principal) else {
            throw ClinicError.notAllowed("see somebody else’s appointment")
        }
    }

    func details(_ id: Appointment.ID) throws -> AppointmentDetails {
        guard let summary = try records.summary(id) else { throw ClinicError.notFound("appointment \(id)") }
        try checkSeen(summary.appointment)
        let schedule = try schedule(of: summary.appointment)
        let rules = try rules(for: summary.appointment, on: schedule, encounter: records.encounter(of: id))
        var details = try details(of: summary, on: schedule, rules)
        details.isGivenOut = try isGivenOut(summary.appointment)
        if principal.role == .patient { details.bookedBy = try booker(of: summary.appointment) }
        if principal.role == .practitioner, let encounter = rules.encounter, encounter.isRunning,
            let patient = encounter.patient ?? summary.appointment.patient
        {
            details.hasDraftNote = try VisitDesk(records: records, desk: desk).hasDraft(encounter, patient)
        }
        return details
    }

    /// The same of an appointment that was just made: nothing that is known of it is read.
    func details(of made: Made) throws -> AppointmentDetails {
        guard let summary = made.summary else { return try details(made.appointment.id) }
        let schedule = made.slot.schedule
        let rules = try rules(for: made.appointment, on: schedule, encounter: nil)
        var details = try details(of: summary, on: schedule, rules)
        if principal.role == .patient { details.bookedBy = principal.role }
        return details
    }

    private func details(
        of summary: AppointmentSummary, on schedule: Schedule?, _ rules: ActionRules
    ) throws -> AppointmentDetails {
        var details = AppointmentDetails(
            summary: try summary.shown(to: principal, in: records), actions: rules.available, cutoff: rules.cutoff,
            encounter: rules.encounter)
        if principal.role == .patient { details.phone = try phone(of: summary.appointment) }
        details.isOutsideOfHours = isOutsideOfHours(summary.appointment, on: schedule)
        return details
    }

    /// The telephone number at which the practitioner works.
    private func phone(of appointment: Appointment) throws -> String? {
        let practitioner = try appointment.practitioner.flatMap { try records.practitioner($0) }
        return practitioner?.telecom.first { $0.system == .phone && $0.use == .work }?.value
    }

    /// Who has made it, as the audit trail has it.
    private func booker(of appointment: Appointment) throws -> Principal.Role? {
        guard appointment.status.isLive else { return nil }
        let search = AuditSearch(
            patient: appointment.patient, entities: [appointment.id.reference], action: .create, limit: 1)
        return try records.auditEvents(search).first.flatMap { Principal(reference: $0.agent)?.role }
    }

    /// The same with what a practitioner has to know before the visit.
    func opened(_ id: Appointment.ID) throws -> AppointmentDetails {
        var opened = try details(id)
        if case .practitioner(let practitioner) = principal, let patient = opened.appointment.patient,
            try records.isPatient(patient, of: practitioner)
        {
            opened.allergies = try records.entries(AllergyIntolerance.self, of: patient).filter(\.isActive)
        }
        return opened
    }

    private func isGivenOut(_ appointment: Appointment) throws -> Bool {
        guard appointment.status == .cancelled, let words = Access.export.words else { return false }
        let search = AuditSearch(
            patient: appointment.patient, agent: principal.reference, entities: [appointment.id.reference],
            detail: words, limit: 1)
        return try !records.auditEvents(search).isEmpty
    }

    /// Visits with what their practitioner has to know before they confirm one.
    func toBeAnswered(_ visits: [AppointmentSummary]) throws -> [AppointmentSummary] {
        guard principal.role == .practitioner else { return visits }
        var visits = visits
        for place in visits.indices where visits[place].appointment.status == .pending {
            let appointment = visits[place].appointment
            visits[place].isOutsideOfHours = isOutsideOfHours(appointment, on: try schedule(of: appointment))
        }
        return visits
    }

    private func isOutsideOfHours(_ appointment: Appointment, on schedule: Schedule?) -> Bool? {
        guard let schedule, let own = schedule.practitioner, principal == .practitioner(own), schedule.plan.hasHours,
            [.pending, .booked].contains(appointment.status), let period = appointment.period,
            period.end > records.now
        else { return nil }
        return !schedule.plan.covers(period, in: schedule.zone.timeZone)
    }

    func rules(for appointment: Appointment) throws -> ActionRules {
        try rules(for: appointment, on: schedule(of: appointment), encounter: records.encounter(of: appointment.id))
    }

    private func rules(
        for appointment: Appointment, on schedule: Schedule?, encounter: Encounter?
    ) throws -> ActionRules {
        ActionRules(
            role: principal.role, now: records.now, appointment: appointment,
            policy: schedule?.policy ?? SchedulePolicy(), zone: try schedule?.zone ?? records.localZone(of: nil),
            encounter: encounter)
    }

    /// An overbooked visit has no slot of its own: the practitioner's first schedule speaks for it.
    private func schedule(of appointment: Appointment) throws -> Schedule? {
        if let slot = appointment.slot, let schedule = try records.slot(slot)?.schedule { return schedule }
        return try appointment.practitioner.flatMap { try records.schedules(of: $0).first }
    }

    /// Throws why the action cannot be done now; where it is too late, with the number to call.
    func check(_ action: AppointmentAction, on appointment: Appointment) throws {
        do {
            try rules(for: appointment).check(action)
        } catch ClinicError.cutoffPassed(let latest, _) {
            throw ClinicError.cutoffPassed(latest, phone: try phone(of: appointment))
        }
    }

    /// Changes an appointment as `action` does, with whatever `edit` adds.
    func perform(
        _ action: AppointmentAction, on id: Appointment.ID, becoming status: Appointment.Status,
        _ edit: (inout Appointment) -> Void = { _ in }
    ) throws -> AppointmentDetails {
        var appointment = try find(id)
        try check(action, on: appointment)
        try change(&appointment, to: status, edit)
        return try details(id)
    }

    func change(
        _ appointment: inout Appointment, to status: Appointment.Status, _ edit: (inout Appointment) -> Void = { _ in }
    ) throws {
        let before = appointment.status
        appointment.status = status
        appointment.sequence += 1
        appointment.lastUpdated = records.now
        edit(&appointment)
        try records.store(appointment, by: principal)
        if before.keepsSlot, !status.keepsSlot, let slot = appointment.slot {
            try FreedSlot(slot, in: records)?.followPlan()
        }
        let reason = appointment.cancellationReason.map { " (\($0.rawValue))" } ?? ""
        try desk.audit(
            records, .update, appointment.id.reference, patient: appointment.patient,
            "\(before.rawValue) → \(status.rawValue)\(reason)")
    }

    /// An appointment that was just made at the time of a slot.
    struct Made {
        let appointment: Appointment
        let slot: SlotRecord
        /// What would be read of it; nil for one without a slot of its own, and for one in the place of another.
        let summary: AppointmentSummary?
    }

    /// Takes a slot for a patient, as a booking or as a request.
    func take(_ booking: Booking, for patient: Patient.ID, replacing old: Appointment? = nil) throws -> Made {
        let rules = SlotRules(records: records, principal: principal)
        let slot = try rules.find(booking.slot)
        try rules.checkTime(ofTaking: slot)
        let obstacle = try rules.obstacle(at: slot)
        let mayOverbook = booking.overbookingReason != nil
        if let obstacle, !mayOverbook || obstacle == .slotClosed {
            throw try rules.conflict(obstacle, at: slot, for: patient)
        }
        try rules.checkOverlap(slot, patient: patient, overbooking: mayOverbook)
        let isOverbooked =
            try mayOverbook
            && (obstacle != nil
                || !records.live(of: .practitioner(slot.open.practitioner), overlapping: slot.period).isEmpty)
        let waits = slot.open.isRequest(of: principal)
        let appointment = Appointment(
            id: .unique(), status: waits ? .pending : .booked, service: slot.open.service,
            reason: booking.reason ?? old?.reason, start: slot.slot.start, end: slot.slot.end,
            slot: obstacle == nil ? slot.slot.id : nil, created: records.now,
            participants: [
                Appointment.Participant(actor: patient.reference, status: .accepted),
                Appointment.Participant(
                    actor: slot.open.practitioner.reference, status: waits ? .needsAction : .accepted),
            ],
            replaces: old?.id, overbookingReason: isOverbooked ? booking.overbookingReason : nil,
            lastUpdated: records.now)
        try records.add(appointment, by: principal)
        if obstacle != nil { try records.markOverbooked(slot.slot.id) }
        try desk.audit(
            records, .create, appointment.id.reference, patient: patient,
            appointment.overbookingReason.map { "\(appointment.status.rawValue)\(AuditEvent.overbooked): \($0)" }
                ?? appointment.status.rawValue)
        return Made(
            appointment: appointment, slot: slot,
            summary: obstacle == nil && old == nil ? try summary(of: appointment, at: slot, for: patient) : nil)
    }

    private func summary(
        of appointment: Appointment, at slot: SlotRecord, for patient: Patient.ID
    ) throws -> AppointmentSummary {
        let patientName = try records.name(of: .patient(patient))
        let (practitioner, practitionerName) = (slot.open.practitioner, slot.open.practitionerName)
        return AppointmentSummary(
            appointment: appointment, patientName: patientName.isEmpty ? patient.rawValue : patientName,
            practitionerName: practitionerName.isEmpty ? practitioner.rawValue : practitionerName,
            zone: slot.schedule.zone)
    }

    /// For whom a booking is, if the principal may book for them.
    func beneficiary(of booking: Booking) throws -> Patient.ID {
        switch principal {
        case .patient(let own):
            guard booking.patient == nil || booking.patient == own else {
                throw ClinicError.notAllowed("book for somebody else")
            }
            guard booking.overbookingReason == nil else { throw ClinicError.notAllowed("overbook") }
            return own
        case .practitioner(let practitioner):
            guard let patient = booking.patient else {
                throw ClinicError.invalid("A booking needs the patient whom it is for.")
            }
            guard try records.isPatient(patient, of: practitioner) else {
                throw ClinicError.notAllowed("book for somebody who is not your patient")
            }
            if let found = try records.patient(patient), found.deceased {
                throw ClinicError.notPossible("\(found.name) has died: no visit is booked.")
            }
            return patient
        }
    }
}
