extension Appointment {
    /// As its patient sees it: why it overlaps others is for practitioners, as it may speak of other patients.
    package var forPatient: Appointment {
        var appointment = self
        appointment.overbookingReason = nil
        return appointment
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
