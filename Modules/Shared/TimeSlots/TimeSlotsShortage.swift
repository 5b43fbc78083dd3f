import ClinicModel

/// What there is to say where no time is found.
package enum TimeSlotsShortage: Hashable, Sendable {
    /// The days begin after the last one that can be booked.
    case notOpen(until: CalendarDate)
    /// None is free. Where the days reach the last one that can be booked, it is named; and whether there are other
    /// practitioners than the one who was chosen.
    case taken(until: CalendarDate?, hasOthers: Bool)
}

extension TimeSlotsEntity {
    /// Where no time of a practitioner, or of any, was found from a day through another, or however far ahead.
    func shortage(
        of practitioner: Practitioner.ID?, from first: CalendarDate, through last: CalendarDate?
    ) -> TimeSlotsShortage {
        let end = practitioners.lastOpenDay(of: practitioner)
        if let end, first > end { return .notOpen(until: end) }
        let isReached = if let end, let last { last >= end } else { true }
        return .taken(until: isReached ? end : nil, hasOthers: practitioner != nil && practitioners.count > 1)
    }
}
