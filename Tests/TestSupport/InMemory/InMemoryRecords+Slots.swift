import ClinicModel
import Foundation

extension InMemoryRecords {
    func slot(_ id: Slot.ID) -> SlotRecord? {
        guard let slot = state.slots[id], let schedule = state.schedules[slot.schedule],
            let open = open(slot, schedule)
        else { return nil }
        return SlotRecord(open: open, schedule: schedule, heldBy: state.holds[id]?.holder)
    }

    func freeSlots(_ search: SlotSearch) -> [OpenSlot] {
        let found = state.slots.values.compactMap { slot -> OpenSlot? in
            guard let schedule = state.schedules[slot.schedule], schedule.active, let open = open(slot, schedule),
                slot.start >= search.from, search.to.map({ slot.start < $0 }) ?? true,
                search.practitioner == nil || open.practitioner == search.practitioner,
                search.service.map({ schedule.service?.matches($0) ?? false }) ?? true,
                isWithinReach(slot, of: schedule.policy, for: search.seeker), isFree(slot, for: search.seeker),
                live(of: .practitioner(open.practitioner), overlapping: slot.period).isEmpty,
                search.attendee.map({ patient in
                    live(of: .patient(patient), overlapping: slot.period).allSatisfy { $0.id == search.moved }
                }) ?? true
            else { return nil }
            return open
        }
        let sorted = found.sorted {
            let isBefore = ($0.slot.start, $0.id) < ($1.slot.start, $1.id)
            return search.latestFirst ? !isBefore : isBefore
        }
        return Array(sorted.prefix(search.limit))
    }

    func calendarSlots(of practitioner: Practitioner.ID, in period: DateInterval) -> [OpenSlot] {
        state.slots.values
            .filter { $0.start < period.end && $0.end > period.start }
            .compactMap { slot in state.schedules[slot.schedule].flatMap { open(slot, $0) } }
            .filter { $0.practitioner == practitioner }
            .sorted { ($0.slot.start, $0.id) < ($1.slot.start, $1.id) }
    }

    func slots(of schedule: Schedule.ID, overlapping period: DateInterval) -> [Slot] {
        state.slots.values
            .filter { $0.schedule == schedule && $0.start < period.end && $0.end > period.start }
            .sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }

    func store(_ slot: Slot) {
        state.slots[slot.id] = slot
        state.changeCount += 1
    }

    func hold(_ id: Slot.ID, by holder: Principal, until: Date) {
        state.slots[id]?.status = .busyTentative
        state.slots[id]?.heldUntil = until
        state.holds[id] = InMemoryState.SlotHold(holder: holder)
        state.changeCount += 1
    }

    func release(_ id: Slot.ID) {
        state.slots[id]?.status = .free
        state.slots[id]?.heldUntil = nil
        state.holds[id] = nil
        state.changeCount += 1
    }

    func markOverbooked(_ id: Slot.ID) {
        state.slots[id]?.overbooked = true
        state.changeCount += 1
    }

    func heldSlots(by holder: Principal) -> [Slot.ID] {
        state.holds.filter { $0.value.holder == holder }.map(\.key).sorted()
    }

    private func isWithinReach(_ slot: Slot, of policy: SchedulePolicy, for seeker: Principal) -> Bool {
        switch seeker.role {
        case .practitioner: slot.end > now
        case .patient: slot.start >= now + policy.leadTime && slot.start <= now + policy.horizon
        }
    }

    private func isFree(_ slot: Slot, for seeker: Principal) -> Bool {
        guard keeper(of: slot.id) == nil else { return false }
        switch slot.status {
        case .free: return true
        case .busyTentative:
            return slot.heldUntil.map { $0 <= now } ?? false || state.holds[slot.id]?.holder == seeker
        case .busy, .busyUnavailable, .enteredInError: return false
        }
    }

    private func open(_ slot: Slot, _ schedule: Schedule) -> OpenSlot? {
        guard let id = schedule.practitioner, let practitioner = state.practitioners[id] else { return nil }
        return OpenSlot(
            slot: slot, practitioner: id, practitionerName: practitioner.name, service: schedule.service,
            zone: schedule.zone, needsConfirmation: schedule.policy.needsConfirmation)
    }
}

extension Slot {
    fileprivate var period: DateInterval { DateInterval(start: start, end: end) }
}
