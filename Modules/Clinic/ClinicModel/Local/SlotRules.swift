import Foundation

/// Who may take which slot when.
struct SlotRules {
    static let holdDuration: TimeInterval = 5 * 60

    let records: any ClinicRecords
    let principal: Principal

    func find(_ id: Slot.ID) throws -> SlotRecord {
        guard let slot = try records.slot(id) else { throw ClinicError.notFound("slot \(id)") }
        if case .practitioner(let own) = principal, slot.open.practitioner != own {
            throw ClinicError.notAllowed("book with another practitioner")
        }
        return slot
    }

    /// Practitioners may book until a slot is over, patients within lead time and horizon.
    func checkTime(of slot: SlotRecord) throws {
        let zone = slot.schedule.zone
        let policy = slot.schedule.policy
        switch principal {
        case .practitioner:
            guard slot.slot.end > records.now else {
                throw ClinicError.tooLate(earliest: Moment(records.now, in: zone))
            }
        case .patient:
            let earliest = records.now.addingTimeInterval(policy.leadTime)
            let latest = records.now.addingTimeInterval(policy.horizon)
            guard slot.slot.start >= earliest else { throw ClinicError.tooLate(earliest: Moment(earliest, in: zone)) }
            guard slot.slot.start <= latest else { throw ClinicError.tooFarAhead(latest: Moment(latest, in: zone)) }
        }
    }

    /// The same for a slot that is taken now: who keeps it was in time when they began to.
    func checkTime(ofTaking slot: SlotRecord) throws {
        let isKept = slot.heldBy == principal && slot.slot.heldUntil.map { $0 > records.now } ?? false
        if !isKept || slot.slot.start <= records.now { try checkTime(of: slot) }
    }

    func checkFree(_ slot: SlotRecord, for patient: Patient.ID?) throws {
        if let kind = try obstacle(at: slot) {
            throw try conflict(kind, at: slot, for: patient)
        }
    }

    /// What keeps the slot from being taken; nil if it is free.
    func obstacle(at slot: SlotRecord) throws -> Conflict.Kind? {
        if try records.keeper(of: slot.slot.id) != nil { return .slotTaken }
        if !slot.schedule.active { return .slotClosed }
        switch slot.slot.status {
        case .free: return nil
        case .busy: return .slotTaken
        case .busyUnavailable, .enteredInError: return .slotClosed
        case .busyTentative:
            let isOver = slot.slot.heldUntil.map { $0 <= records.now } ?? false
            return isOver || slot.heldBy == principal ? nil : .slotHeld
        }
    }

    /// Checks that neither patient nor practitioner is elsewhere.
    func checkOverlap(_ slot: SlotRecord, patient: Patient.ID, overbooking: Bool) throws {
        if !overbooking,
            let other = try records.live(of: .practitioner(slot.open.practitioner), overlapping: slot.period).first
        {
            throw try conflict(.practitionerBusy, at: slot, with: other, for: patient)
        }
        if let other = try records.live(of: .patient(patient), overlapping: slot.period).first {
            let kind: Conflict.Kind = principal.role == .patient ? .ownVisit : .patientBusy
            throw try conflict(kind, at: slot, with: other, for: patient)
        }
    }

    func conflict(
        _ kind: Conflict.Kind, at slot: SlotRecord, with other: AppointmentSummary? = nil, for patient: Patient.ID?
    ) throws -> ClinicError {
        let whose: Patient.ID? = if case .patient(let own) = principal { own } else { patient }
        let period = other?.appointment.period ?? slot.period
        return .conflict(
            Conflict(
                kind: kind, start: period.start, end: period.end, zone: slot.schedule.zone,
                place: try Moment(period.start, in: slot.schedule.zone).place(
                    seenFrom: records.localZone(of: principal)),
                practitionerName: other?.practitionerName ?? slot.open.practitionerName,
                nearest: try nearest(to: slot, for: whose)))
    }

    /// The three free times nearest to a slot's, with its practitioner, else with anybody for the same service.
    private func nearest(to slot: SlotRecord, for patient: Patient.ID?) throws -> [OpenSlot] {
        let own = try nearest(to: slot, with: slot.open.practitioner, for: patient)
        if !own.isEmpty || principal.role == .practitioner { return own }
        return try nearest(to: slot, with: nil, for: patient)
    }

    private func nearest(
        to slot: SlotRecord, with practitioner: Practitioner.ID?, for patient: Patient.ID?
    ) throws -> [OpenSlot] {
        let wanted = slot.slot.start
        let service = slot.open.service.map(ServiceTerm.init)
        var search = SlotSearch(
            practitioner: practitioner, service: service, attendee: patient, from: max(wanted, records.now), limit: 3,
            seeker: principal)
        let later = try records.freeSlots(search)
        (search.from, search.to, search.latestFirst) = (records.now, max(wanted, records.now), true)
        let earlier = try records.freeSlots(search)
        return
            try (earlier + later)
            .sorted { abs($0.slot.start.timeIntervalSince(wanted)) < abs($1.slot.start.timeIntervalSince(wanted)) }
            .prefix(3)
            .sorted { $0.slot.start < $1.slot.start }
            .map { try $0.withoutHold.shown(to: principal, in: records) }
    }
}
