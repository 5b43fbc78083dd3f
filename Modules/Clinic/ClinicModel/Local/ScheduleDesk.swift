import Foundation

/// One transaction with a schedule: which slots another plan opens and closes, and which visits it leaves outside.
///
/// Days that are open already are changed where the plans differ; the others are opened from the plan that stands then.
/// Slots that somebody has booked or asked for, and those that no plan has made, stay as they are.
struct ScheduleDesk {
    let records: any ClinicRecords
    let practitioner: Practitioner.ID
    let schedule: Schedule

    /// What is to be done with the slots of the days that are open.
    private struct Steps {
        var toAdd: [DateInterval] = []
        var toOpen: [Slot] = []
        var toClose: [Slot] = []
    }

    func effect(of change: AvailabilityChange) throws -> AvailabilityEffect {
        try effect(of: steps(to: change.plan), schedule(after: change))
    }

    func carryOut(_ change: AvailabilityChange) throws -> AvailabilityEffect {
        let steps = try steps(to: change.plan)
        let changed = schedule(after: change)
        let effect = try effect(of: steps, changed)
        for slot in steps.toClose { try close(slot) }
        for slot in steps.toOpen { try set(slot, .free) }
        for period in steps.toAdd {
            try records.add(period, to: schedule.id, isBlocked: change.plan.isBlocked(period))
        }
        try records.store(changed)
        try PlanExpansion(records: records).run()
        return effect
    }

    private func schedule(after change: AvailabilityChange) -> Schedule {
        var changed = schedule
        (changed.plan, changed.policy) = (change.plan, change.policy)
        return changed
    }

    /// The visits to come that stand outside of a plan, earliest first; not those outside of the plan before as well.
    func visits(outside plan: WeeklyPlan, within before: WeeklyPlan? = nil) throws -> [AppointmentSummary] {
        let principal = Principal.practitioner(practitioner)
        let agreed = try records.appointments(of: principal, .upcoming)
        let visits = try agreed + records.appointments(of: principal, .requested)
        return try visits.filter { visit in
            guard let period = visit.appointment.period, period.end > records.now, try isOnSchedule(visit.appointment)
            else { return false }
            let zone = schedule.zone.timeZone
            return !plan.covers(period, in: zone) && before?.covers(period, in: zone) ?? true
        }.sorted { ($0.appointment.start ?? .distantPast, $0.id) < ($1.appointment.start ?? .distantPast, $1.id) }
            .map { try $0.shown(to: principal, in: records) }
    }

    /// A visit without a slot is on the practitioner's first schedule.
    private func isOnSchedule(_ visit: Appointment) throws -> Bool {
        if let slot = visit.slot { return try records.slot(slot)?.schedule.id == schedule.id }
        return try records.schedules(of: practitioner).first?.id == schedule.id
    }

    private func effect(of steps: Steps, _ changed: Schedule) throws -> AvailabilityEffect {
        let plan = changed.plan
        let opened = steps.toOpen.map(\.period) + steps.toAdd.filter { !plan.isBlocked($0) }
        let openedFirst = try PlanExpansion(records: records).times(of: changed)
        return AvailabilityEffect(
            opened: (opened + openedFirst).sorted(), closed: steps.toClose.map(\.period).sorted(),
            visitsOutside: try visits(outside: plan, within: schedule.plan))
    }

    private func steps(to plan: WeeklyPlan) throws -> Steps {
        var steps = Steps()
        let zone = schedule.zone.timeZone
        let today = CalendarDate(of: records.now, in: zone)
        let last = today.adding(days: 800)
        for day in try records.openDays(of: schedule.id, from: today, through: last).sorted() {
            let period = DateInterval.days(1, from: day, in: zone)
            let slots = try records.slots(of: schedule.id, overlapping: period).filter { $0.start > records.now }
            add(to: &steps, slots, before: schedule.plan.intervals(on: day, in: zone), now: plan, on: day)
        }
        return steps
    }

    private func add(
        to steps: inout Steps, _ slots: [Slot], before: [DateInterval], now plan: WeeklyPlan, on day: CalendarDate
    ) {
        let wanted = plan.intervals(on: day, in: schedule.zone.timeZone).filter { $0.start > records.now }
        let was = Set(before)
        var standing: [DateInterval] = []
        for slot in slots {
            let isWanted = wanted.contains(slot.period)
            let isOpen = isWanted && !plan.isBlocked(slot.period)
            switch slot.status {
            case .free where isOpen || !was.contains(slot.period): standing.append(slot.period)
            case .free: steps.toClose.append(slot)
            case .busyUnavailable where isOpen && (schedule.plan.isBlocked(slot.period) || !was.contains(slot.period)):
                steps.toOpen.append(slot)
                standing.append(slot.period)
            case .busyUnavailable where isWanted: standing.append(slot.period)
            case .busyUnavailable, .enteredInError: break
            case .busyTentative where slot.isHeld && !isOpen && was.contains(slot.period):
                // Somebody is about to book it: they learn that it is not open.
                steps.toClose.append(slot)
            case .busy, .busyTentative: standing.append(slot.period)
            }
        }
        guard was != Set(plan.intervals(on: day, in: schedule.zone.timeZone)) else { return }
        for period in wanted where !was.contains(period) {
            let isTaken = standing.contains { $0.start < period.end && period.start < $0.end }
            if !isTaken { steps.toAdd.append(period) }
        }
    }

    private func close(_ slot: Slot) throws {
        if slot.status == .busyTentative { try records.release(slot.id) }
        try set(slot, .busyUnavailable)
    }

    private func set(_ slot: Slot, _ status: Slot.Status) throws {
        var slot = slot
        (slot.status, slot.heldUntil) = (status, nil)
        try records.store(slot)
    }
}

extension Slot {
    /// Whether somebody is about to book it: what is asked for stays so until it starts.
    fileprivate var isHeld: Bool { heldUntil.map { $0 < start } ?? false }

    fileprivate var period: DateInterval { DateInterval(start: start, end: end) }
}
