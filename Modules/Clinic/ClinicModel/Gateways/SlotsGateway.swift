import Foundation

/// Finding and holding times.
package protocol SlotsGateway: Sendable {
    /// The slots that the principal could book now, earliest first. Practitioners find only their own. None overlaps
    /// another visit of the patient whom it is for.
    func freeSlots(_ query: SlotQuery) async throws -> [OpenSlot]

    /// A practitioner's own slots, the taken ones among them, earliest first: what one can overbook. Patients may not.
    func calendarSlots(in period: DateInterval) async throws -> [OpenSlot]

    /// One slot, whatever its state.
    func slot(_ id: Slot.ID) async throws -> OpenSlot

    /// Keeps a free slot from others until the hold expires, the principal releases it or books it. A hold of the
    /// principal's own is renewed, one on another slot given up. Throws a `conflict` if the slot is not free.
    func hold(_ id: Slot.ID) async throws -> Hold

    /// Gives up a hold of the principal's. Does nothing if there is none.
    func release(_ id: Slot.ID) async throws
}

/// What to look for among the free slots.
package struct SlotQuery: Hashable, Codable, Sendable {
    package var practitioner: Practitioner.ID?
    package var service: ServiceTerm?
    /// When the slot is to start; the end is not within.
    package var period: DateInterval?
    /// For whom a practitioner looks, one of their patients; nil is anybody. Patients look for themselves.
    package var patient: Patient.ID?
    /// The visit that is to be moved: its own time keeps its patient from none.
    package var rescheduling: Appointment.ID?
    package var limit: Int

    package init(
        practitioner: Practitioner.ID? = nil, service: ServiceTerm? = nil, period: DateInterval? = nil,
        patient: Patient.ID? = nil, rescheduling: Appointment.ID? = nil, limit: Int = 200
    ) {
        self.practitioner = practitioner
        self.service = service
        self.period = period
        self.patient = patient
        self.rescheduling = rescheduling
        self.limit = limit
    }
}

/// A slot that is kept for the principal for a while.
package struct Hold: Hashable, Codable, Sendable {
    package let slot: OpenSlot
    package let until: Date

    package init(slot: OpenSlot, until: Date) {
        self.slot = slot
        self.until = until
    }
}

extension SlotsGateway {
    /// The first slot that could be booked.
    package func firstFreeSlot(_ query: SlotQuery) async throws -> OpenSlot? {
        var query = query
        query.limit = 1
        return try await freeSlots(query).first
    }
}
