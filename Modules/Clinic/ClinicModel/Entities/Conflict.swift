import Foundation

/// What is in the way of a booking, and what could be booked instead.
package struct Conflict: Hashable, Codable, Sendable {
    package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// Somebody has booked or asked for the slot.
        case slotTaken
        /// Somebody is about to book the slot.
        case slotHeld
        /// The slot is not open.
        case slotClosed
        /// The practitioner has another visit at that time.
        case practitionerBusy
        /// The patient has another visit at that time.
        case patientBusy
        /// The patient who books has another visit at that time.
        case ownVisit
        /// The appointment has been moved before.
        case alreadyRescheduled
    }

    package let kind: Kind
    /// When the thing in the way is.
    package let start: Date
    package let end: Date
    package let zone: Zone
    /// Where the clocks of the zone hang; nil where those of whoever reads it show the same.
    package let place: String?
    /// With whom the slot or the visit in the way is.
    package let practitionerName: String
    /// The free slots that are nearest, earliest first.
    package let nearest: [OpenSlot]

    package init(
        kind: Kind, start: Date, end: Date, zone: Zone, place: String? = nil, practitionerName: String,
        nearest: [OpenSlot] = []
    ) {
        self.kind = kind
        self.start = start
        self.end = end
        self.zone = zone
        self.place = place
        self.practitionerName = practitionerName
        self.nearest = nearest
    }
}
