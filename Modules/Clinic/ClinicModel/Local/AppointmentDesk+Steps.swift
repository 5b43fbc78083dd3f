import Foundation

extension AppointmentDesk {
    func reschedule(_ id: Appointment.ID, to booking: Booking) throws -> AppointmentDetails {
        var old = try find(id)
        if try records.replacement(of: id) != nil { throw try alreadyRescheduled(old) }
        try rules(for: old).check(.reschedule)
        guard booking.slot != old.slot else {
            throw ClinicError.invalid("The visit is at this time already.")
        }
        guard let patient = old.patient else { throw ClinicError.invalid("The visit has no patient.") }
        if principal.role == .patient, booking.overbookingReason != nil { throw ClinicError.notAllowed("overbook") }
        try change(&old, to: .cancelled) {
            $0.cancellationReason = principal.role == .patient ? .patient : .provider
        }
        return try details(take(booking, for: patient, replacing: old))
    }

    private func alreadyRescheduled(_ appointment: Appointment) throws -> ClinicError {
        let period = appointment.period ?? DateInterval(start: records.now, duration: 0)
        return .conflict(
            Conflict(
                kind: .alreadyRescheduled, start: period.start, end: period.end,
                timeZoneName: try rules(for: appointment).timeZoneName,
                practitionerName: try records.summary(appointment.id)?.practitionerName ?? ""))
    }

    func start(_ id: Appointment.ID) throws -> AppointmentDetails {
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
    func enterInError(_ id: Appointment.ID) throws -> AppointmentDetails {
        let encounters = try records.encounters(of: id).filter { $0.status.canBecome(.enteredInError) }
        _ = try perform(.correctEnteredInError, on: id, becoming: .enteredInError) { $0.cancellationReason = nil }
        for var encounter in encounters {
            let before = encounter.status
            encounter.status = .enteredInError
            try store(encounter, from: before)
        }
        return try details(id)
    }

    func finish(_ id: Appointment.ID) throws -> AppointmentDetails {
        let rules = try rules(for: find(id))
        try rules.check(.finish)
        guard var encounter = rules.encounter else { throw ClinicError.notFound("encounter of appointment \(id)") }
        let before = encounter.status
        encounter.status = .finished
        encounter.end = records.now
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
