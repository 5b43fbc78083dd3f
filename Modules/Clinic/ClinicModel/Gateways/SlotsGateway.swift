import Foundation

/// Finding and holding times.
package protocol SlotsGateway: Sendable {
    /// The slots that the principal could book now, earliest first. Practitioners find only their own.
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
    package var limit: Int

    package init(
        practitioner: Practitioner.ID? = nil, service: ServiceTerm? = nil, period: DateInterval? = nil, limit: Int = 200
    ) {
        self.practitioner = practitioner
        self.service = service
        self.period = period
        self.limit = limit
    }
}

/// A slot with what one wants to know before booking it.
package struct OpenSlot: Hashable, Codable, Sendable, Identifiable {
    package let slot: Slot
    package let practitioner: Practitioner.ID
    package let practitionerName: String
    package let service: CodeableConcept?
    package let zone: Zone
    /// Whether a request for it waits for the practitioner's word.
    package let needsConfirmation: Bool

    package init(
        slot: Slot, practitioner: Practitioner.ID, practitionerName: String, service: CodeableConcept?,
        zone: Zone, needsConfirmation: Bool
    ) {
        self.slot = slot
        self.practitioner = practitioner
        self.practitionerName = practitionerName
        self.service = service
        self.zone = zone
        self.needsConfirmation = needsConfirmation
    }

    package var id: Slot.ID { slot.id }

    /// Whether `principal` can but ask for it, and the practitioner has the last word.
    package func isRequest(of principal: Principal) -> Bool { needsConfirmation && principal.role == .patient }

    /// The slot as it is to whom it is free: their own hold, or one that is over, keeps nobody from it.
    var withoutHold: OpenSlot {
        guard slot.status == .busyTentative else { return self }
        var slot = slot
        (slot.status, slot.heldUntil) = (.free, nil)
        return OpenSlot(
            slot: slot, practitioner: practitioner, practitionerName: practitionerName, service: service,
            zone: zone, needsConfirmation: needsConfirmation)
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
