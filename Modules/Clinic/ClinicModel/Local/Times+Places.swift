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

extension OpenSlot {
    /// As the principal sees it, likewise.
    func shown(to principal: Principal, in records: any PeopleRecords) throws -> OpenSlot {
        guard let place = try Moment(slot.start, in: zone).place(seenFrom: records.localZone(of: principal)) else {
            return self
        }
        var shown = self
        shown.place = place
        return shown
    }
}
