import Foundation

extension WeeklyPlan {
    /// The times that this plan opens on `date`, in order.
    ///
    /// Each is found on the wall clock for itself. One that clocks skip, in part or whole, is left out; one that they
    /// show twice opens at the first of the two.
    package func intervals(on date: CalendarDate, in zone: TimeZone) -> [DateInterval] {
        guard slotMinutes > 0, bufferMinutes >= 0, !closedDates.contains(date) else { return [] }
        return
            hours
            .filter { $0.weekday == date.weekday }
            .flatMap { hours in
                stride(
                    from: hours.opens.minutes, through: hours.closes.minutes - slotMinutes,
                    by: slotMinutes + bufferMinutes)
            }
            .sorted()
            .compactMap { interval(from: $0, on: date, in: zone) }
    }

    private func interval(from minute: Int, on date: CalendarDate, in zone: TimeZone) -> DateInterval? {
        let length = Double(slotMinutes * 60)
        guard let start = WallTime(minutes: minute).instant(on: date, in: zone),
            let lastMinute = WallTime(minutes: minute + slotMinutes - 1).instant(on: date, in: zone),
            lastMinute.timeIntervalSince(start) >= length - 60
        else { return nil }
        return DateInterval(start: start, duration: length)
    }
}
