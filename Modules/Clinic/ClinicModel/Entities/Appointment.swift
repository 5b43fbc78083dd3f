import Foundation

/// A visit that is asked for, agreed or over.
package struct Appointment: Entity {
    package static let resourceType = "Appointment"

    package let id: EntityID<Appointment>
    package var identifiers: [Identifier]
    package var status: Status
    package var cancellationReason: CancellationReason?
    /// What whoever cancelled it said of that, in words of their own; both sides read it.
    package var cancellationText: String?
    package var service: CodeableConcept?
    /// What the visit is for, in the words of whoever asked for it.
    package var reason: String?
    package var comment: String?
    package var start: Date?
    package var end: Date?
    package var slot: Slot.ID?
    package var created: Date?
    package var participants: [Participant]
    /// The appointment that this one was moved from. R4 has no `replaces`, so it stands in supportingInformation.
    package var replaces: Appointment.ID?
    /// Why this visit may overlap others of its practitioner.
    package var overbookingReason: String?
    /// How often this appointment has changed since it was made; iCalendar's SEQUENCE.
    package var sequence: Int
    package var lastUpdated: Date?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status, cancellationReason: CancellationReason? = nil,
        cancellationText: String? = nil, service: CodeableConcept? = nil, reason: String? = nil,
        comment: String? = nil, start: Date? = nil, end: Date? = nil, slot: Slot.ID? = nil, created: Date? = nil,
        participants: [Participant],
        replaces: Appointment.ID? = nil, overbookingReason: String? = nil, sequence: Int = 0, lastUpdated: Date? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.cancellationReason = cancellationReason
        self.cancellationText = cancellationText
        self.service = service
        self.reason = reason
        self.comment = comment
        self.start = start
        self.end = end
        self.slot = slot
        self.created = created
        self.participants = participants
        self.replaces = replaces
        self.overbookingReason = overbookingReason
        self.sequence = sequence
        self.lastUpdated = lastUpdated
    }
}

extension Appointment {
    /// The patient whom the visit is for: the first of them, where there are several.
    package var patient: Patient.ID? {
        first()
    }

    /// The practitioner whom the visit is with: the first of them, where there are several.
    package var practitioner: Practitioner.ID? {
        first()
    }

    /// Of the kind that is asked for.
    private func first<Person>() -> EntityID<Person>? {
        for participant in participants {
            if let id = EntityID<Person>(reference: participant.actor) { return id }
        }
        return nil
    }

    /// Start and end; nil where the appointment has no time yet.
    package var period: DateInterval? {
        guard let start, let end, start <= end else { return nil }
        return DateInterval(start: start, end: end)
    }

    package func hasParticipant(_ principal: Principal) -> Bool {
        let reference = principal.reference
        return participants.contains { $0.actor == reference }
    }
}
