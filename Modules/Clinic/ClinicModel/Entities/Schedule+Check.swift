import Foundation

extension Schedule {
    /// Throws `invalid` where another plan adds an exception on a day that is over, or a block that is.
    package func check(_ changed: WeeklyPlan, at now: Date) throws(ClinicError) {
        let today = CalendarDate(of: now, in: zone.timeZone)
        let hours = Set(changed.datedHours).subtracting(plan.datedHours).map(\.date)
        let blocks = Set(changed.blocks).subtracting(plan.blocks).map(\.period)
        let days = changed.closedDates.subtracting(plan.closedDates).union(hours)
            .union(blocks.map { CalendarDate(of: $0.end.addingTimeInterval(-1), in: zone.timeZone) })
        if let over = days.filter({ $0 < today }).min() {
            throw .invalid("\(over.words) is past: a plan is changed from today on.")
        }
        if let over = blocks.filter({ $0.end <= now }).min() {
            let (start, end) = (Moment(over.start, in: zone), Moment(over.end, in: zone))
            throw .invalid("\(start)–\(end.time) is past: a block is for what is to come.")
        }
    }
}
