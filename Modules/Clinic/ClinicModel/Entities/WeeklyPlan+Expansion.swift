import Foundation

extension WeeklyPlan {
    /// The times that this plan opens on `date`, in order.
    ///
    /// Each is found on the wall clock for itself. One that clocks skip, in part or whole, is left out; one that they
    /// show twice opens at the first of the two.
    package func intervals(on date: CalendarDate, in zone: TimeZone) -> [DateInterval] {
        guard slotMinutes > 0, bufferMinutes >= 0, !closedDates.contains(date) else { return [] }
        return
            openings(on: date)
            .flatMap { opens, closes in
                stride(from: opens.minutes, through: closes.minutes - slotMinutes, by: slotMinutes + bufferMinutes)
            }
            .sorted()
            .compactMap { interval(from: $0, on: date, in: zone) }
    }

    /// When it opens and closes on a date: as that date says, else as the week does.
    func openings(on date: CalendarDate) -> [(opens: WallTime, closes: WallTime)] {
        guard !closedDates.contains(date) else { return [] }
        let dated = datedHours.filter { $0.date == date }
        guard dated.isEmpty else { return dated.map { ($0.opens, $0.closes) } }
        return hours.filter { $0.weekday == date.weekday }.map { ($0.opens, $0.closes) }
    }

    /// Whether any day of it ever opens.
    package var hasHours: Bool { !hours.isEmpty || !datedHours.isEmpty }

    /// Whether a block leaves no room for it. Blocks and times that only touch do not.
    package func isBlocked(_ period: DateInterval) -> Bool {
        blocks.contains { $0.period.start < period.end && period.start < $0.period.end }
    }

    /// Whether a visit at that time is within the hours, and within no block.
    package func covers(_ period: DateInterval, in zone: TimeZone) -> Bool {
        let date = CalendarDate(of: period.start, in: zone)
        let isOpen = openings(on: date).contains { opens, closes in
            opens <= wallTime(of: period.start, on: date, in: zone)
                && wallTime(of: period.end, on: date, in: zone) <= closes
        }
        return isOpen && !isBlocked(period)
    }

    /// What the clock shows then, in minutes after the midnight at which the date begins.
    private func wallTime(of instant: Date, on date: CalendarDate, in zone: TimeZone) -> WallTime {
        let local = Int(instant.timeIntervalSince1970) + zone.secondsFromGMT(for: instant)
        return WallTime(minutes: (local - date.dayNumber * 86400) / 60)
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
