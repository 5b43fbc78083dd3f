import Foundation

/// A slot that its visit has let go.
///
/// It stays free where the plan of its schedule has such a time. Where a day off, a block or other hours have taken the
/// time away since, the slot closes, and the plan's own times that the visit stood in the way of open.
package struct FreedSlot {
    private let records: any ClinicRecords
    private let found: SlotRecord

    /// Nil where the slot is not free, or is none of the plan's: those that came from elsewhere stay as they are.
    package init?(_ id: Slot.ID, in records: any ClinicRecords) throws {
        guard let found = try records.slot(id), found.slot.status == .free else { return nil }
        let isPlanned =
            try id == .planned(at: found.slot.start, on: found.slot.schedule)
            || records.resource(type: Slot.resourceType, id: id.rawValue)?.json == nil
        guard isPlanned else { return nil }
        self.records = records
        self.found = found
    }

    /// Brings the slot, and those around it, into line with the plan.
    package func followPlan() throws {
        let (plan, zone) = (found.schedule.plan, found.schedule.zone.timeZone)
        let planned = plan.intervals(on: CalendarDate(of: found.slot.start, in: zone), in: zone)
        guard !planned.contains(found.period) || plan.isBlocked(found.period) else { return }
        var closed = found.slot
        closed.status = .busyUnavailable
        try records.store(closed)
        for period in planned where period.start > records.now && period.overlaps(found.period) {
            if try isFree(period, among: planned), !plan.isBlocked(period) {
                try records.add(period, to: found.schedule.id, isBlocked: false)
            }
        }
    }

    /// Whether no slot that counts is in the way: one that is closed, and that the plan no longer has, does not.
    private func isFree(_ period: DateInterval, among planned: [DateInterval]) throws -> Bool {
        try records.slots(of: found.schedule.id, overlapping: period).allSatisfy { slot in
            switch slot.status {
            case .enteredInError: true
            case .busyUnavailable: !planned.contains(DateInterval(start: slot.start, end: slot.end))
            case .free, .busy, .busyTentative: false
            }
        }
    }
}

extension SlotRecords {
    /// Makes a slot of a plan's time.
    func add(_ period: DateInterval, to schedule: Schedule.ID, isBlocked: Bool) throws {
        let planned = Slot.ID.planned(at: period.start, on: schedule)
        // One of another length may have begun at the same time, and stays for what refers to it.
        let id = try slot(planned) == nil ? planned : .unique()
        try store(
            Slot(
                id: id, schedule: schedule, status: isBlocked ? .busyUnavailable : .free, start: period.start,
                end: period.end))
    }
}

extension DateInterval {
    /// Whether the two share more than a moment.
    fileprivate func overlaps(_ other: DateInterval) -> Bool { start < other.end && other.start < end }
}
