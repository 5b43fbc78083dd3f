import Foundation

extension WeeklyPlan {
    /// So many exceptions and blocks are as many as one plan has.
    private static let most = 1000

    /// Throws `invalid` where slots cannot be made from it, or not without overlaps.
    func check() throws(ClinicError) {
        guard (5...480).contains(slotMinutes) else {
            throw .invalid("A slot takes from 5 to 480 minutes.")
        }
        guard (0...240).contains(bufferMinutes) else {
            throw .invalid("A buffer takes from 0 to 240 minutes.")
        }
        guard hours.allSatisfy({ (1...7).contains($0.weekday) }) else {
            throw .invalid("A weekday is from Monday to Sunday.")
        }
        for weekday in 1...7 {
            try openings(onWeekday: weekday).check(on: CalendarDate.weekdays[weekday - 1])
        }
        for date in Set(datedHours.map(\.date)) {
            let openings = datedHours.filter { $0.date == date }.map { Opening(opens: $0.opens, closes: $0.closes) }
            try openings.check(on: date.words)
        }
        guard datedHours.count + blocks.count + closedDates.count <= Self.most else {
            throw .invalid("A plan has at most \(Self.most) exceptions and blocks.")
        }
        guard blocks.allSatisfy({ $0.period.duration > 0 }) else {
            throw .invalid("A block ends after it begins.")
        }
        guard blocks.allSatisfy({ ($0.reason ?? "").count <= 200 }) else {
            throw .invalid("The reason of a block is longer than 200 characters.")
        }
    }
}

extension [Opening] {
    /// Throws `invalid` where one ends before it begins, or is over another.
    package func check(on day: Phrase) throws(ClinicError) {
        let sorted = self.sorted { $0.opens < $1.opens }
        for hours in sorted {
            guard hours.opens.minutes >= 0, hours.opens < hours.closes, hours.closes <= WallTime(24) else {
                throw .invalid("\(day): the hours from \(hours.opens) to \(hours.closes) end before they begin.")
            }
        }
        for (one, next) in zip(sorted, sorted.dropFirst()) where next.opens < one.closes {
            throw .invalid("\(day): the hours from \(next.opens) begin before those until \(one.closes) end.")
        }
    }
}

extension SchedulePolicy {
    /// Throws `invalid` for what nobody can keep to.
    func check() throws(ClinicError) {
        let day = 86400.0
        guard (0...30 * day).contains(leadTime) else { throw .invalid("A lead time is from 0 to 30 days.") }
        guard (0...30 * day).contains(cancellationCutoff) else { throw .invalid("A cutoff is from 0 to 30 days.") }
        guard (day...400 * day).contains(horizon) else { throw .invalid("A horizon is from 1 to 400 days.") }
    }
}
