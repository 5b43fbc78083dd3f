import Foundation

/// Makes slots of the weekly plans as far ahead as each is open, so that nobody books beyond.
///
/// What is due is asked of the days themselves: each is opened once, whichever days a clock has been at before.
package struct PlanExpansion {
    let records: any ClinicRecords

    package init(records: any ClinicRecords) {
        self.records = records
    }

    package var isDue: Bool {
        get throws {
            try plannedSchedules().contains(where: isDue)
        }
    }

    package func run() throws {
        for schedule in try plannedSchedules() where try isDue(schedule) {
            let days = try closedDays(of: schedule)
            guard let last = days.last else { continue }
            let zone = schedule.zone.timeZone
            // A day is opened whole, with those of its hours that are over, so that no clock leaves one half open.
            let intervals = days.flatMap { schedule.plan.intervals(on: $0, in: zone) }
            let count = try records.openSlots(intervals, of: schedule, on: days)
            try closeBlocked(intervals, of: schedule)
            try records.append(
                AuditEntry(
                    agent: "system", action: .update, entity: schedule.id.reference,
                    detail: "opened \(count) slots through \(last)"))
        }
    }

    /// The times to come that can be booked once the days of a schedule are opened that are not open yet.
    func times(of schedule: Schedule) throws -> [DateInterval] {
        guard schedule.active, schedule.plan.hasHours else { return [] }
        let zone = schedule.zone.timeZone
        return try closedDays(of: schedule).flatMap { schedule.plan.intervals(on: $0, in: zone) }.filter { interval in
            try interval.start > records.now && !schedule.plan.isBlocked(interval)
                && records.slots(of: schedule.id, overlapping: interval).isEmpty
        }
    }

    private func closeBlocked(_ intervals: [DateInterval], of schedule: Schedule) throws {
        for interval in intervals where schedule.plan.isBlocked(interval) {
            for var slot in try records.slots(of: schedule.id, overlapping: interval) where slot.status == .free {
                slot.status = .busyUnavailable
                try records.store(slot)
            }
        }
    }

    private func plannedSchedules() throws -> [Schedule] {
        try records.schedules(of: nil).filter(\.plan.hasHours)
    }

    /// Whether a day up to the horizon was not opened.
    private func isDue(_ schedule: Schedule) throws -> Bool {
        let (today, last) = reach(of: schedule)
        return try records.openDayCount(of: schedule.id, from: today, through: last)
            <= last.dayNumber - today.dayNumber
    }

    /// The days up to the horizon that were not opened, in order.
    private func closedDays(of schedule: Schedule) throws -> [CalendarDate] {
        let (today, last) = reach(of: schedule)
        let open = try records.openDays(of: schedule.id, from: today, through: last)
        return (today.dayNumber...last.dayNumber).map { CalendarDate(dayNumber: $0) }.filter { !open.contains($0) }
    }

    private func reach(of schedule: Schedule) -> (today: CalendarDate, last: CalendarDate) {
        (CalendarDate(of: records.now, in: schedule.zone.timeZone), schedule.lastOpenDay(at: records.now))
    }
}
