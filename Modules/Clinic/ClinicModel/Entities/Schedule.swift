import Foundation

/// The hours of one practitioner for one service, in slots of equal length.
package struct Schedule: Entity {
    package static let resourceType = "Schedule"

    package let id: EntityID<Schedule>
    package var active: Bool
    package var identifiers: [Identifier]
    /// Whose hours these are; nil where a schedule from elsewhere is that of a room or a device, which cannot be booked.
    package var practitioner: Practitioner.ID?
    package var service: CodeableConcept?
    /// The zone whose wall clock the plan goes by.
    package var zone: Zone
    package var policy: SchedulePolicy
    package var plan: WeeklyPlan
    package var comment: String?

    package init(
        id: ID, active: Bool = true, identifiers: [Identifier] = [], practitioner: Practitioner.ID?,
        service: CodeableConcept? = nil, zone: Zone = .utc, policy: SchedulePolicy = SchedulePolicy(),
        plan: WeeklyPlan = WeeklyPlan(), comment: String? = nil
    ) {
        self.id = id
        self.active = active
        self.identifiers = identifiers
        self.practitioner = practitioner
        self.service = service
        self.zone = zone
        self.policy = policy
        self.plan = plan
        self.comment = comment
    }

    /// The last day that the plan opens, seen from a moment.
    package func lastOpenDay(at now: Date) -> CalendarDate {
        CalendarDate(of: now.addingTimeInterval(policy.horizon), in: zone.timeZone)
    }
}
