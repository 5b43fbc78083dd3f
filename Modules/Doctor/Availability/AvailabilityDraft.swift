import ClinicModel
import Foundation

/// What is typed of another plan.
package struct AvailabilityDraft: Hashable, Sendable {
    /// The hours of each weekday from Monday on, such as `08:00–12:00, 13:00–17:00`.
    package var week: [String]
    package var slotMinutes: Int
    package var bufferMinutes: Int
    package var needsConfirmation: Bool
    package var leadHours: Int
    package var cutoffHours: Int
    package var horizonDays: Int
    /// The exceptions and blocks that the plan has.
    package var plan: WeeklyPlan

    package var exceptionDate = ""
    package var exceptionHours = ""
    package var blockDate = ""
    package var blockHours = ""
    package var blockReason = ""

    package init(_ schedule: Schedule) {
        plan = schedule.plan
        week = (1...7).map { schedule.plan.openings(onWeekday: $0).text }
        slotMinutes = schedule.plan.slotMinutes
        bufferMinutes = schedule.plan.bufferMinutes
        needsConfirmation = schedule.policy.needsConfirmation
        leadHours = Int(schedule.policy.leadTime / 3600)
        cutoffHours = Int(schedule.policy.cancellationCutoff / 3600)
        horizonDays = Int(schedule.policy.horizon / 86400)
    }

    /// The change that it comes to. What was not touched stays to the second.
    ///
    /// - Throws: `invalid` for hours that are none, and while a date or a block is typed that is not in the plan yet.
    package func change(of schedule: Schedule) throws(ClinicError) -> AvailabilityChange {
        guard [exceptionDate, exceptionHours, blockDate, blockHours, blockReason].allSatisfy(\.isEmpty) else {
            throw .invalid("A date or a block that you typed is not in the plan yet: add it, or empty its fields.")
        }
        let before = AvailabilityDraft(schedule)
        var change = AvailabilityChange(of: schedule)
        change.plan = plan
        if week != before.week {
            for (index, text) in week.enumerated() {
                do {
                    change.plan.setOpenings(try [Opening](text), onWeekday: index + 1)
                } catch .invalid(let sentence) {
                    throw .invalid("\(CalendarDate.weekdays[index]): \(sentence)")
                }
            }
        }
        change.plan.slotMinutes = slotMinutes
        change.plan.bufferMinutes = bufferMinutes
        change.policy.needsConfirmation = needsConfirmation
        if leadHours != before.leadHours { change.policy.leadTime = Double(leadHours) * 3600 }
        if cutoffHours != before.cutoffHours { change.policy.cancellationCutoff = Double(cutoffHours) * 3600 }
        if horizonDays != before.horizonDays { change.policy.horizon = Double(horizonDays) * 86400 }
        return change
    }

    /// Takes the exception that was typed.
    package mutating func addException() throws(ClinicError) {
        plan.setException(try [Opening](exceptionHours), on: try Self.date(exceptionDate))
        (exceptionDate, exceptionHours) = ("", "")
    }

    /// Takes the block that was typed, a time of one day by the clocks of `zone`.
    package mutating func addBlock(in zone: Zone) throws(ClinicError) {
        let date = try Self.date(blockDate)
        try plan.addBlock(try [Opening](blockHours), on: date, in: zone, reason: blockReason)
        (blockDate, blockHours, blockReason) = ("", "", "")
    }

    private static func date(_ text: String) throws(ClinicError) -> CalendarDate {
        guard let date = CalendarDate(typed: text) else {
            throw .invalid("“\(text)” is no day: write it such as 2026-12-24.")
        }
        return date
    }
}
