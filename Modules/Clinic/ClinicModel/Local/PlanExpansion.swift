import Foundation

/// Makes slots of the weekly plans as far as patients can book, and some days more so that it is seldom due.
package struct PlanExpansion {
    private static let spareDays = 7

    let records: any ClinicRecords

    package init(records: any ClinicRecords) {
        self.records = records
    }

    package var isDue: Bool {
        get throws { try !due().isEmpty }
    }

    package func run() throws {
        for (schedule, needed) in try due() {
            let zone = schedule.timeZone
            let today = CalendarDate(of: records.now, in: zone)
            let first = try records.lastOpenDay(of: schedule.id).map { max($0.adding(days: 1), today) } ?? today
            let last = needed.adding(days: Self.spareDays)
            let intervals = stride(from: first.dayNumber, through: last.dayNumber, by: 1)
                .flatMap { schedule.plan.intervals(on: CalendarDate(dayNumber: $0), in: zone) }
                .filter { $0.start >= records.now }
            let count = try records.openSlots(intervals, of: schedule, through: last)
            try records.append(
                AuditEntry(
                    agent: "system", action: .update, entity: schedule.id.reference,
                    detail: "opened \(count) slots through \(last)"))
        }
    }

    /// The schedules whose slots do not reach as far as they should, with the day that they should reach.
    private func due() throws -> [(Schedule, CalendarDate)] {
        try records.schedules(of: nil).compactMap { schedule in
            guard !schedule.plan.hours.isEmpty else { return nil }
            let needed = CalendarDate(
                of: records.now.addingTimeInterval(schedule.policy.horizon), in: schedule.timeZone)
            let reached = try records.lastOpenDay(of: schedule.id)
            return reached.map { $0 < needed } ?? true ? (schedule, needed) : nil
        }
    }
}
