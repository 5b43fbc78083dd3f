extension AppointmentSummary {
    /// As the principal sees it, who reads times by the clocks of their own practice.
    func shown(to principal: Principal, in records: any PeopleRecords) throws -> AppointmentSummary {
        var shown = self
        shown.show(to: principal, from: try records.localZone(of: principal))
        return shown
    }

    fileprivate mutating func show(to principal: Principal, from zone: Zone) {
        if principal.role == .patient, appointment.overbookingReason != nil { self = with(appointment.forPatient) }
        place = appointment.start.flatMap { Moment($0, in: self.zone).place(seenFrom: zone) }
    }
}

extension [AppointmentSummary] {
    /// As the principal sees them, likewise. They are changed where they stand: a copy of each takes as long as to read
    /// some of its columns.
    consuming func shown(to principal: Principal, in records: any PeopleRecords) throws -> [AppointmentSummary] {
        guard !isEmpty else { return self }
        let zone = try records.localZone(of: principal)
        for place in indices { self[place].show(to: principal, from: zone) }
        return self
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
