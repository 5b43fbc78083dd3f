import Foundation

/// Which resources of one type to go through: no more than those in somebody's compartment, as R4 names what belongs to
/// a patient, or to a practitioner and their patients. What is nobody's record is in every compartment.
package struct ResourceSelection: Hashable, Sendable {
    package let type: String
    package let compartment: Principal
    /// Of a practitioner's patients only this one's.
    package var patient: Patient.ID?
    /// Slots on one of these.
    package var schedules: [Schedule.ID]?
    /// Slots and appointments that start then; the end is not within.
    package var from: Date?
    package var to: Date?
    package var after: ResourceKey?
    package var limit: Int

    package init(
        type: String, compartment: Principal, patient: Patient.ID? = nil, schedules: [Schedule.ID]? = nil,
        from: Date? = nil, to: Date? = nil, after: ResourceKey? = nil, limit: Int
    ) {
        self.type = type
        self.compartment = compartment
        self.patient = patient
        self.schedules = schedules
        self.from = from
        self.to = to
        self.after = after
        self.limit = limit
    }

    /// Whether the resources are in the order of their starts, those without one first; the others are in that of their
    /// ids.
    package static func isByStart(_ type: String) -> Bool {
        type == Slot.resourceType || type == Appointment.resourceType
    }
}

/// The place of a resource among those of its type.
package struct ResourceKey: Hashable, Sendable, Comparable {
    package let start: Date?
    package let id: String

    package init(id: String, start: Date? = nil) {
        self.start = start
        self.id = id
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.start ?? .distantPast, left.id) < (right.start ?? .distantPast, right.id)
    }
}
