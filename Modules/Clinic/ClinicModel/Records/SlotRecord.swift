import Foundation

/// A slot as the keeper knows it.
package struct SlotRecord: Hashable, Sendable {
    package let open: OpenSlot
    package let schedule: Schedule
    /// Whose hold it is; nil where a request keeps it.
    package let heldBy: Principal?

    package init(open: OpenSlot, schedule: Schedule, heldBy: Principal?) {
        self.open = open
        self.schedule = schedule
        self.heldBy = heldBy
    }

    package var slot: Slot { open.slot }
    package var period: DateInterval { DateInterval(start: slot.start, end: slot.end) }
}

/// Which free slots to find.
package struct SlotSearch: Hashable, Sendable {
    package var practitioner: Practitioner.ID?
    package var service: ServiceTerm?
    /// Who must have no visit at the time.
    package var attendee: Patient.ID?
    /// The visit of the attendee's that does not count, because it is to be moved.
    package var moved: Appointment.ID?
    /// Slots that start from here on.
    package var from: Date
    /// Slots that start before; nil is without end.
    package var to: Date?
    package var limit: Int
    /// Latest first, to find what is nearest before a time.
    package var latestFirst: Bool
    /// Whose own holds count as free.
    package var seeker: Principal

    package init(
        practitioner: Practitioner.ID? = nil, service: ServiceTerm? = nil, attendee: Patient.ID? = nil,
        moved: Appointment.ID? = nil, from: Date, to: Date? = nil, limit: Int, latestFirst: Bool = false,
        seeker: Principal
    ) {
        self.practitioner = practitioner
        self.service = service
        self.attendee = attendee
        self.moved = moved
        self.from = from
        self.to = to
        self.limit = limit
        self.latestFirst = latestFirst
        self.seeker = seeker
    }
}
