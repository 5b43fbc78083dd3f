import Foundation

/// Reads a practitioner's own calendar. Its days are those of their schedules' zone.
package struct PractitionerCalendar: Sendable {
    private let gateways: Gateways
    private let clock: ClinicClock

    package init(gateways: Gateways, clock: ClinicClock) {
        self.gateways = gateways
        self.clock = clock
    }

    /// So many days from `first` on. That a practitioner opens them is audited.
    package func days(_ count: Int, from first: CalendarDate, access: Access) async throws -> [CalendarDay] {
        let zone = try await gateways.people.practitioners().zone
        let period = DateInterval.days(count, from: first, in: zone.timeZone)
        let visits = try await gateways.appointments.appointments(.during(period), access: access)
        return try await days(count, from: first, in: zone, showing: visits)
    }

    /// The same with visits that have been read.
    package func days(
        _ count: Int, from first: CalendarDate, in zone: Zone, showing visits: [AppointmentSummary]
    ) async throws -> [CalendarDay] {
        let period = DateInterval.days(count, from: first, in: zone.timeZone)
        let free = try await gateways.slots.freeSlots(SlotQuery(period: period, limit: 2000))
        let schedules = try await gateways.availability.availability().map(\.schedule)
        let contents =
            visits.compactMap { visit in
                visit.appointment.period.map { (CalendarEntry.Content.visit(visit), $0) }
            }
            + free.map { (.free($0), DateInterval(start: $0.slot.start, end: $0.slot.end)) }
            + Set(schedules.flatMap(\.plan.blocks)).map { (.blocked($0.reason), $0.period) }
        return (0..<count).map { number in
            let date = first.adding(days: number)
            let day = DateInterval.days(1, from: date, in: zone.timeZone)
            let entries = contents.compactMap { content, period in
                period.part(within: day).map { CalendarEntry(content, $0, zone: zone) }
            }
            return CalendarDay(
                date: date, zone: zone, now: clock.now,
                isOpen: schedules.contains { !$0.plan.openings(on: date).isEmpty },
                entries: entries.sorted { one, other in
                    (one.period.start, one.period.end, one.id) < (other.period.start, other.period.end, other.id)
                })
        }
    }
}

extension DateInterval {
    /// What of it is within `day`; nil if nothing is, or if they only touch.
    fileprivate func part(within day: DateInterval) -> DateInterval? {
        guard let part = intersection(with: day), part.duration > 0 else { return nil }
        return part
    }
}
