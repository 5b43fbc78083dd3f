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
    /// The last day where the exception is of several.
    package var exceptionEnd = ""
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
    package func change(of schedule: Schedule) throws(AvailabilityFault) -> AvailabilityChange {
        if let field = untaken {
            throw AvailabilityFault(
                field, .invalid("A date or a block that you typed is not in the plan yet: add it, or empty its fields.")
            )
        }
        let before = AvailabilityDraft(schedule)
        var change = AvailabilityChange(of: schedule)
        change.plan = plan
        if week != before.week {
            for (index, text) in week.enumerated() {
                do {
                    change.plan.setOpenings(try [Opening](text), onWeekday: index + 1)
                } catch .invalid(let sentence) {
                    throw AvailabilityFault(
                        .weekday(index + 1), .invalid("\(CalendarDate.weekdays[index]): \(sentence)"))
                } catch {
                    throw AvailabilityFault(.weekday(index + 1), error)
                }
                let openings = change.plan.openings(onWeekday: index + 1)
                try text.read(in: .weekday(index + 1)) { _ throws(ClinicError) in
                    try openings.check(on: CalendarDate.weekdays[index])
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

    /// The first field of a date or a block that is not in the plan yet.
    private var untaken: AvailabilityField? {
        if ![exceptionDate, exceptionEnd, exceptionHours].allSatisfy(\.isEmpty) { return .exceptionDate }
        return [blockDate, blockHours, blockReason].allSatisfy(\.isEmpty) ? nil : .blockDate
    }

    /// Takes the exception that was typed, of one day or of several.
    package mutating func addException(reading: DayReading) throws(AvailabilityFault) {
        let days = try exceptionDays(reading)
        let openings = try exceptionHours.read(in: .exceptionHours) { text throws(ClinicError) -> [Opening] in
            let openings = try [Opening](text)
            try openings.check(on: days.words)
            return openings
        }
        plan.setException(openings, during: days)
        (exceptionDate, exceptionEnd, exceptionHours) = ("", "", "")
    }

    /// The days that are typed in two fields, or in the first such as `21.12.2026 - 3.1.2027`.
    private func exceptionDays(_ reading: DayReading) throws(AvailabilityFault) -> ClosedRange<CalendarDate> {
        guard exceptionEnd.allSatisfy(\.isWhitespace) else {
            let first = try exceptionDate.read(in: .exceptionDate, reading.day)
            let last = try exceptionEnd.read(in: .exceptionEnd, reading.day)
            return try exceptionEnd.read(in: .exceptionEnd) { _ throws(ClinicError) in
                try .days(from: first, until: last)
            }
        }
        return try exceptionDate.read(in: .exceptionDate, reading.days)
    }

    /// The block that is typed: a time of a day or of several, or these days as a whole where no time is typed.
    package func block(
        reading: DayReading
    ) throws(AvailabilityFault) -> (days: ClosedRange<CalendarDate>, openings: [Opening]) {
        let days = try blockDate.read(in: .blockDate, reading.days)
        let hours = blockHours.trimmingCharacters(in: .whitespaces)
        return (days, try hours.read(in: .blockHours) { text throws(ClinicError) in try [Opening](text) })
    }

    /// Takes the block that is typed, by the clocks of `zone`.
    package mutating func addBlock(in zone: Zone, reading: DayReading) throws(AvailabilityFault) {
        let typed = try block(reading: reading)
        var plan = plan
        let reason = blockReason
        try blockHours.read(in: .blockHours) { _ throws(ClinicError) in
            try plan.addBlock(typed.openings, during: typed.days, in: zone, reason: reason)
        }
        self.plan = plan
        (blockDate, blockHours, blockReason) = ("", "", "")
    }
}

extension String {
    /// What is typed in a field. Throws with the field where it cannot be taken.
    fileprivate func read<Value>(
        in field: AvailabilityField, _ read: (String) throws(ClinicError) -> Value
    ) throws(AvailabilityFault) -> Value {
        do {
            return try read(self)
        } catch {
            throw AvailabilityFault(field, error)
        }
    }
}
