import Foundation

/// A time on a schedule that can be booked.
package struct Slot: Entity {
    package static let resourceType = "Slot"

    package let id: EntityID<Slot>
    package var identifiers: [Identifier]
    package var schedule: Schedule.ID
    package var status: Status
    package var start: Date
    package var end: Date
    package var overbooked: Bool
    package var comment: String?
    /// Until when a busy-tentative slot stays so.
    package var heldUntil: Date?

    package init(
        id: ID, identifiers: [Identifier] = [], schedule: Schedule.ID, status: Status = .free, start: Date, end: Date,
        overbooked: Bool = false, comment: String? = nil, heldUntil: Date? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.schedule = schedule
        self.status = status
        self.start = start
        self.end = end
        self.overbooked = overbooked
        self.comment = comment
        self.heldUntil = heldUntil
    }
}
