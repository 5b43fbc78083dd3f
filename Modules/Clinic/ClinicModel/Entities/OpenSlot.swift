/// A slot with what one wants to know before booking it.
package struct OpenSlot: Hashable, Codable, Sendable, Identifiable {
    package let slot: Slot
    package let practitioner: Practitioner.ID
    package let practitionerName: String
    package let service: CodeableConcept?
    package let zone: Zone
    /// Where the clocks of the zone hang, such as `New York`; nil where those of whoever reads it show the same.
    package var place: String?
    /// Whether a request for it waits for the practitioner's word.
    package let needsConfirmation: Bool

    package init(
        slot: Slot, practitioner: Practitioner.ID, practitionerName: String, service: CodeableConcept?,
        zone: Zone, place: String? = nil, needsConfirmation: Bool
    ) {
        self.slot = slot
        self.practitioner = practitioner
        self.practitionerName = practitionerName
        self.service = service
        self.zone = zone
        self.place = place
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
            zone: zone, place: place, needsConfirmation: needsConfirmation)
    }
}
