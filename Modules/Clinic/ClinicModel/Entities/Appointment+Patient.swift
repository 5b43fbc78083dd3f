extension Appointment {
    /// As its patient sees it: why it overlaps others is for practitioners, as it may speak of other patients.
    package var forPatient: Appointment {
        var appointment = self
        appointment.overbookingReason = nil
        return appointment
    }
}

extension AppointmentSummary {
    /// As the principal sees it, who reads times by the clocks of their own practice.
    func shown(to principal: Principal, in records: any PeopleRecords) throws -> AppointmentSummary {
        let zone = try records.localZone(of: principal)
        let place = appointment.start.flatMap { Moment($0, in: self.zone).place(seenFrom: zone) }
        let isForPatient = principal.role == .patient && appointment.overbookingReason != nil
        guard isForPatient || place != nil else { return self }
        var shown = isForPatient ? with(appointment.forPatient) : self
        shown.place = place
        return shown
    }
}

extension AuditEvent {
    /// What stands before the reason in the row of a visit that overbooks.
    static let overbooked = ", overbooked"

    package var forPatient: AuditEvent {
        guard let marked = detail.firstRange(of: Self.overbooked + ": ") else { return self }
        return AuditEvent(
            id: id, recorded: recorded, agent: agent, agentName: agentName, action: action, entity: entity,
            patient: patient, outcome: outcome, detail: detail[..<marked.lowerBound] + Self.overbooked,
            systemTime: systemTime, patientName: patientName)
    }
}
