import ClinicModel
import Foundation

/// A time that is about to be booked.
package struct BookingEntity: Hashable, Sendable {
    package let slot: OpenSlot
    /// Until when nobody else can take it; nil where it is taken already and overbooked.
    package let heldUntil: Date?
    /// For whom it is booked; nil is the signed-in patient.
    package let patientName: String?
    /// Whether it is asked for, and waits for the practitioner's word.
    package let isRequest: Bool
    /// The visit that is moved there; nil where a new one is booked.
    package let moved: Visit?
    /// Other visits of the same patient on that day, as far as the user knows of them.
    package let sameDay: [Visit]

    package init(
        slot: OpenSlot, heldUntil: Date?, patientName: String?, isRequest: Bool, moved: Visit? = nil,
        sameDay: [Visit] = []
    ) {
        self.slot = slot
        self.heldUntil = heldUntil
        self.patientName = patientName
        self.isRequest = isRequest
        self.moved = moved
        self.sameDay = sameDay
    }
}
