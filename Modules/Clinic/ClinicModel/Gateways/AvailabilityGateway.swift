import Foundation

/// When the signed-in practitioner can be booked: their own schedules, and none of others. Patients may not.
package protocol AvailabilityGateway: Sendable {
    /// The practitioner's active schedules.
    func availability() async throws -> [Availability]

    /// What a change would do, without doing it. Throws `invalid` for a plan that makes no sense.
    func effect(of change: AvailabilityChange) async throws -> AvailabilityEffect

    /// Carries a change out, in one step that is audited, and returns what it did. Visits stay as they are, and so do
    /// their slots for as long as a visit keeps them. Throws `notPossible` if the schedule is no longer as it was
    /// shown.
    @discardableResult
    func carryOut(_ change: AvailabilityChange) async throws -> AvailabilityEffect
}

/// A schedule, and the visits that its plan leaves no room for.
package struct Availability: Hashable, Codable, Sendable, Identifiable {
    package let schedule: Schedule
    /// Those that are to come and stand outside of the hours or in a block, earliest first.
    package let visitsOutside: [AppointmentSummary]

    package init(schedule: Schedule, visitsOutside: [AppointmentSummary]) {
        self.schedule = schedule
        self.visitsOutside = visitsOutside
    }

    package var id: Schedule.ID { schedule.id }
}

/// Another plan and policy for a schedule that was shown.
package struct AvailabilityChange: Hashable, Codable, Sendable {
    package let shown: Schedule
    package var plan: WeeklyPlan
    package var policy: SchedulePolicy

    package init(of shown: Schedule) {
        self.shown = shown
        plan = shown.plan
        policy = shown.policy
    }
}

/// What comes of a change.
package struct AvailabilityEffect: Hashable, Codable, Sendable {
    /// The times that can be booked from then on, and those that no longer can, in order.
    package let opened: [DateInterval]
    package let closed: [DateInterval]
    /// The visits that stand outside of the new plan and not of the one before, earliest first. They stay.
    package let visitsOutside: [AppointmentSummary]

    package init(opened: [DateInterval], closed: [DateInterval], visitsOutside: [AppointmentSummary]) {
        self.opened = opened
        self.closed = closed
        self.visitsOutside = visitsOutside
    }
}
