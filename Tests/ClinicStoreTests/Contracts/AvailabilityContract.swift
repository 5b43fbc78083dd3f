import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `AvailabilityGateway` holds to. Karl's slots are of 30 minutes, from 8 to 12 on weekdays; it is Monday.
@Suite struct AvailabilityContract {
    private let tuesday = CalendarDate(year: 2026, month: 11, day: 24)
    private var day: DateInterval { .days(1, from: tuesday, in: ClinicFixture.zone.timeZone) }

    private func change(_ gateways: Gateways, _ edit: (inout AvailabilityChange) -> Void) async throws
        -> AvailabilityChange
    {
        let shown = try #require(try await gateways.availability.availability().first)
        var change = AvailabilityChange(of: shown.schedule)
        edit(&change)
        return change
    }

    private func free(_ clinic: KeptClinic, on period: DateInterval) async throws -> [DateInterval] {
        try await clinic.bo.slots.freeSlots(SlotQuery(practitioner: "karl", period: period)).map {
            DateInterval(start: $0.slot.start, end: $0.slot.end)
        }
    }

    private func book(_ clinic: KeptClinic, at text: String = "2026-11-24T08:00:00Z") async throws -> AppointmentDetails
    {
        try await clinic.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: text)))
    }

    private func instant(_ text: String) throws -> Date { try Date("2026-11-24T\(text):00Z") }

    @Test(arguments: Keeping.allCases)
    func `a day off closes what is free, and lists the visit that stays`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let visit = try await book(clinic)
        let before = try await free(clinic, on: day)
        let off = try await change(clinic.karl) { $0.plan.closedDates.insert(tuesday) }
        let foreseen = try await clinic.karl.availability.effect(of: off)
        #expect(try await free(clinic, on: day) == before, "to look changes nothing")
        let done = try await clinic.karl.availability.carryOut(off)
        #expect(done == foreseen)
        #expect(done.opened == [] && done.closed.count == 7)
        #expect(done.visitsOutside.map(\.id) == [visit.id])
        #expect(try await free(clinic, on: day) == [])
        let after = try await clinic.ana.appointments.appointment(visit.id, access: .refresh)
        #expect(after.appointment == visit.appointment)
        #expect(try await clinic.karl.availability.availability().first?.visitsOutside.map(\.id) == [visit.id])
        await #expect(throws: ClinicError.self) { try await book(clinic, at: "2026-11-24T09:00:00Z") }
        #expect(try await clinic.audit(of: "Practitioner/karl").first?.entity == "Schedule/karl-skin")

        let on = try await change(clinic.karl) { $0.plan.closedDates = [] }
        #expect(try await clinic.karl.availability.carryOut(on).opened.count == 7)
        #expect(try await free(clinic, on: day) == before)
        #expect(try await clinic.karl.availability.availability().first?.visitsOutside.isEmpty == true)
        let same = try await change(clinic.karl) { _ in }
        let nothing = try await clinic.karl.availability.carryOut(same)
        #expect(nothing.opened.isEmpty && nothing.closed.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `other hours on a date are in the place of the week's`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let late = try await change(clinic.karl) {
            $0.plan.datedHours = [.init(date: tuesday, opens: WallTime(11), closes: WallTime(13))]
        }
        let effect = try await clinic.karl.availability.carryOut(late)
        #expect(effect.closed.count == 6 && effect.opened.count == 2)
        #expect(
            try await free(clinic, on: day).map(\.start) == [
                try instant("10:00"), try instant("10:30"), try instant("11:00"), try instant("11:30"),
            ])
    }

    @Test(arguments: Keeping.allCases)
    func `a block makes its slots unavailable until it goes`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let before = try await free(clinic, on: day)
        let period = DateInterval(start: try instant("08:15"), end: try instant("09:00"))
        let blocked = try await change(clinic.karl) { $0.plan.blocks = [.init(period: period, reason: "Meeting")] }
        #expect(try await clinic.karl.availability.carryOut(blocked).closed.count == 2)
        #expect(try await free(clinic, on: day).count == 6)
        let slots = try await clinic.karl.slots.calendarSlots(in: period)
        #expect(slots.map(\.slot.status) == [.busyUnavailable, .busyUnavailable])
        #expect(
            try await clinic.karl.availability.availability().first?.schedule.plan.blocks.first?.reason == "Meeting")
        let unblocked = try await change(clinic.karl) { $0.plan.blocks = [] }
        #expect(try await clinic.karl.availability.carryOut(unblocked).opened.count == 2)
        #expect(try await free(clinic, on: day) == before)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that stands outside already is no part of what a further block does`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let visit = try await book(clinic)
        let first = DateInterval(start: try instant("08:00"), end: try instant("09:00"))
        let second = DateInterval(start: try instant("10:00"), end: try instant("11:00"))
        let blocked = try await change(clinic.karl) { $0.plan.blocks = [.init(period: first)] }
        #expect(try await clinic.karl.availability.carryOut(blocked).visitsOutside.map(\.id) == [visit.id])
        let further = try await change(clinic.karl) { $0.plan.blocks.append(.init(period: second)) }
        #expect(try await clinic.karl.availability.effect(of: further).visitsOutside.isEmpty)
        #expect(try await clinic.karl.availability.availability().first?.visitsOutside.map(\.id) == [visit.id])
    }

    @Test(arguments: Keeping.allCases)
    func `a block of a day that is not open yet holds when it opens`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let far = DateInterval.days(1, from: tuesday.adding(days: 35), in: ClinicFixture.zone.timeZone)
        let blocked = try await change(clinic.karl) { $0.plan.blocks = [.init(period: far)] }
        try await clinic.karl.availability.carryOut(blocked)
        time.advance(by: 28 * 86400)
        #expect(try await free(clinic, on: far).isEmpty)
        let next = DateInterval.days(1, from: tuesday.adding(days: 36), in: ClinicFixture.zone.timeZone)
        #expect(try await free(clinic, on: next).count == 8)
    }

    @Test(arguments: Keeping.allCases)
    func `a change counts the times of a day within the horizon that nobody has looked at yet`(keeping: Keeping)
        async throws
    {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        time.advance(by: 28 * 86400)
        let sunday = tuesday.adding(days: 33)
        let open = try await change(clinic.karl) {
            $0.plan.setException([Opening(opens: WallTime(9), closes: WallTime(11))], on: sunday)
        }
        let foreseen = try await clinic.karl.availability.effect(of: open)
        #expect(foreseen.opened.count == 4 && foreseen.closed.isEmpty)
        #expect(try await clinic.karl.availability.carryOut(open) == foreseen)
        let free = try await free(clinic, on: .days(1, from: sunday, in: ClinicFixture.zone.timeZone))
        #expect(free == foreseen.opened)
    }

    @Test(arguments: Keeping.allCases)
    func `the first hours of a schedule that has none are counted as the times that they open`(keeping: Keeping)
        async throws
    {
        let empty = Schedule(
            id: "karl-home", practitioner: "karl", zone: ClinicFixture.zone,
            policy: SchedulePolicy(horizon: 14 * 86400), plan: WeeklyPlan(slotMinutes: 30))
        let clinic = try await keeping.makeClinic(adding: [.schedule(empty)])
        let shown = try #require(try await clinic.karl.availability.availability().first { $0.id == empty.id })
        var first = AvailabilityChange(of: shown.schedule)
        let sunday = tuesday.adding(days: 5)
        first.plan.setException([Opening(opens: WallTime(9), closes: WallTime(11))], on: sunday)
        let foreseen = try await clinic.karl.availability.effect(of: first)
        #expect(foreseen.opened.count == 4 && foreseen.closed.isEmpty)
        #expect(try await clinic.karl.availability.carryOut(first) == foreseen)
        let free = try await free(clinic, on: .days(1, from: sunday, in: ClinicFixture.zone.timeZone))
        #expect(free == foreseen.opened)
    }

    @Test(arguments: Keeping.allCases)
    func `another length of slots leaves room for what is booked`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let visit = try await book(clinic)
        let longer = try await change(clinic.karl) { $0.plan.slotMinutes = 45 }
        let effect = try await clinic.karl.availability.carryOut(longer)
        #expect(effect.visitsOutside.isEmpty, "it is within the hours")
        let open = try await free(clinic, on: day)
        #expect(open.allSatisfy { $0.duration == 45 * 60 })
        // 08:00, 08:45, 09:30, 10:15 and 11:00 in Berlin; the visit is from 09:00 to 09:30.
        #expect(
            open.map(\.start) == [
                try instant("07:00"), try instant("08:30"), try instant("09:15"), try instant("10:00"),
            ])
        #expect(
            try await clinic.ana.appointments.appointment(visit.id, access: .refresh).appointment == visit.appointment)
        let taken = try #require(
            try await clinic.bo.slots.freeSlots(SlotQuery(practitioner: "karl", period: day)).first)
        _ = try await clinic.bo.appointments.book(Booking(slot: taken.id))
    }

    /// The ways in which a plan takes all the times of Tuesday away.
    enum Closing: String, CaseIterable, Sendable {
        case dayOff, block, otherHours

        func edit(_ plan: inout WeeklyPlan, on day: CalendarDate) {
            switch self {
            case .dayOff: plan.closedDates.insert(day)
            case .block: plan.blocks = [.init(period: .days(1, from: day, in: ClinicFixture.zone.timeZone))]
            case .otherHours: plan.hours.removeAll { $0.weekday == day.weekday }
            }
        }
    }

    @Test(arguments: Keeping.allCases, Closing.allCases)
    func `a time that a plan has lost closes as soon as its visit is cancelled, declined or moved`(
        keeping: Keeping, closing: Closing
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let before = try await free(clinic, on: day)
        let cancelled = try await book(clinic)
        let moved = try await book(clinic, at: "2026-11-24T09:00:00Z")
        try await clinic.karl.availability.carryOut(change(clinic.karl) { $0.policy.needsConfirmation = true })
        let declined = try await book(clinic, at: "2026-11-24T10:00:00Z")
        let visits = [cancelled, moved, declined]
        let effect = try await clinic.karl.availability.carryOut(
            change(clinic.karl) { closing.edit(&$0.plan, on: tuesday) })
        #expect(effect.visitsOutside.map(\.id) == visits.map(\.id))

        _ = try await clinic.ana.appointments.cancel(cancelled.id, reason: .patient, text: nil)
        let wednesday = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T09:00:00Z")
        _ = try await clinic.ana.appointments.reschedule(moved.id, to: wednesday, overbookingReason: nil)
        _ = try await clinic.karl.appointments.decline(declined.id, text: nil)
        #expect(try await free(clinic, on: day) == [])
        for visit in visits {
            let slot = try #require(visit.appointment.slot)
            #expect(try await clinic.karl.slots.slot(slot).slot.status == .busyUnavailable)
            let error = await #expect(throws: ClinicError.self) {
                try await clinic.bo.appointments.book(Booking(slot: slot))
            }
            guard case .conflict(let conflict) = error else { continue }
            #expect(conflict.kind == .slotClosed)
        }

        let back = try await change(clinic.karl) { $0.plan = ClinicFixture.immediate.plan }
        #expect(try await clinic.karl.availability.carryOut(back).opened.prefix(before.count) == before[...])
        #expect(try await free(clinic, on: day) == before)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that has stood in the way of a plan's times leaves them open`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let visit = try await book(clinic)
        _ = try await book(clinic, at: "2026-11-24T10:30:00Z")
        try await clinic.karl.availability.carryOut(change(clinic.karl) { $0.plan.slotMinutes = 45 })
        _ = try await clinic.ana.appointments.cancel(visit.id, reason: .patient, text: nil)
        // 08:00, 08:45, 09:30 and 10:15 in Berlin; the visit that stays is from 11:30 to 12:00.
        let open = try await free(clinic, on: day)
        #expect(
            open.map(\.start) == [
                try instant("07:00"), try instant("07:45"), try instant("08:30"), try instant("09:15"),
            ])
        #expect(open.allSatisfy { $0.duration == 45 * 60 })
        for slot in try await clinic.bo.slots.freeSlots(SlotQuery(practitioner: "karl", period: day)).prefix(2) {
            _ = try await clinic.bo.appointments.book(Booking(slot: slot.id))
        }
    }

    @Test(arguments: Keeping.allCases)
    func `what the plan has not made stays free when its visit is cancelled`(keeping: Keeping) async throws {
        let evening = Slot(
            id: "evening", schedule: ClinicFixture.immediate.id, start: try instant("17:00"), end: try instant("17:30"))
        let clinic = try await keeping.makeClinic(adding: [.slot(evening)])
        let visit = try await clinic.ana.appointments.book(Booking(slot: evening.id))
        _ = try await clinic.ana.appointments.cancel(visit.id, reason: .patient, text: nil)
        #expect(try await clinic.karl.slots.slot(evening.id).slot.status == .free)
        let inside = try await book(clinic)
        _ = try await clinic.ana.appointments.cancel(inside.id, reason: .patient, text: nil)
        _ = try await clinic.bo.appointments.book(Booking(slot: try #require(inside.appointment.slot)))
    }

    @Test(arguments: Keeping.allCases)
    func `a longer horizon opens days, and a policy is kept`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let policy = SchedulePolicy(
            needsConfirmation: true, leadTime: 86400, cancellationCutoff: 3600, horizon: 60 * 86400)
        let far = DateInterval.days(1, from: tuesday.adding(days: 42), in: ClinicFixture.zone.timeZone)
        #expect(try await free(clinic, on: far).isEmpty)
        let longer = try await change(clinic.karl) { $0.policy = policy }
        // From Tue 8 Dec until Fri 22 Jan.
        let opened = 34 * 8
        #expect(try await clinic.karl.availability.effect(of: longer).opened.count == opened)
        #expect(try await clinic.karl.availability.carryOut(longer).opened.count == opened)
        #expect(try await clinic.karl.availability.availability().first?.schedule.policy == policy)
        #expect(try await free(clinic, on: far).count == 8)
        #expect(try await book(clinic, at: "2026-11-25T08:00:00Z").appointment.status == .pending)
    }

    @Test(arguments: Keeping.allCases)
    func `who is about to book a time that closes learns so`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        _ = try await clinic.ana.slots.hold(slot)
        try await clinic.karl.availability.carryOut(change(clinic.karl) { $0.plan.closedDates = [tuesday] })
        let error = await #expect(throws: ClinicError.self) {
            try await clinic.ana.appointments.book(Booking(slot: slot))
        }
        guard case .conflict(let conflict) = error else { return }
        #expect(conflict.kind == .slotClosed)
    }

    @Test(arguments: Keeping.allCases)
    func `nobody changes what is not theirs, what makes no sense, or what has changed`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let own = try await change(clinic.karl) { $0.plan.slotMinutes = 60 }
        for gateways in [clinic.ines, clinic.ana] {
            let error = await #expect(throws: ClinicError.self) { try await gateways.availability.carryOut(own) }
            guard case .notAllowed = error else {
                Issue.record("\(String(describing: error)) is no refusal")
                continue
            }
        }
        await #expect(throws: ClinicError.notAllowed("see a schedule")) {
            try await clinic.ana.availability.availability()
        }
        let edits: [(inout AvailabilityChange) -> Void] = [
            { $0.plan.slotMinutes = 0 }, { $0.plan.bufferMinutes = -5 }, { $0.policy.horizon = 0 },
            { $0.policy.leadTime = -1 },
            { $0.plan.hours.append(.init(weekday: 1, opens: WallTime(9), closes: WallTime(10))) },
            { $0.plan.hours = [.init(weekday: 1, opens: WallTime(12), closes: WallTime(8))] },
            { $0.plan.hours = [.init(weekday: 8, opens: WallTime(8), closes: WallTime(12))] },
        ]
        for edit in edits {
            let bad = try await change(clinic.karl, edit)
            let error = await #expect(throws: ClinicError.self) { try await clinic.karl.availability.carryOut(bad) }
            guard case .invalid = error else {
                Issue.record("\(String(describing: error)) does not say what is wrong")
                continue
            }
        }
        try await clinic.karl.availability.carryOut(own)
        await #expect(throws: ClinicError.notPossible("The schedule was changed meanwhile: look at it again.")) {
            try await clinic.karl.availability.carryOut(own)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `a day that is over is named, and a plan may keep it or lose it`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let before = tuesday.adding(days: -2)
        let block = DateInterval(start: ClinicFixture.monday - 86400, duration: 3600)
        let edits: [(inout AvailabilityChange) -> Void] = [
            { $0.plan.setException([], on: before) },
            { $0.plan.setException([Opening(opens: WallTime(9), closes: WallTime(10))], on: before) },
            { $0.plan.blocks = [.init(period: block)] },
        ]
        for edit in edits {
            let past = try await change(clinic.karl, edit)
            let error = ClinicError.invalid("Sun 22 Nov 2026 is past: a plan is changed from today on.")
            await #expect(throws: error) { try await clinic.karl.availability.effect(of: past) }
            await #expect(throws: error) { try await clinic.karl.availability.carryOut(past) }
        }
        let hourAgo = DateInterval(start: ClinicFixture.monday - 3600, duration: 3600)
        let over = try await change(clinic.karl) { $0.plan.blocks = [.init(period: hourAgo)] }
        await #expect(throws: ClinicError.self) { try await clinic.karl.availability.carryOut(over) }
        try await clinic.karl.availability.carryOut(
            change(clinic.karl) { $0.plan.setException([], on: tuesday.adding(days: -1)) })
        time.advance(by: 86400)
        let kept = try await change(clinic.karl) { $0.plan.setException([], on: tuesday) }
        try await clinic.karl.availability.carryOut(kept)
        time.advance(by: 86400)
        let lost = try await change(clinic.karl) { $0.plan.closedDates = [] }
        try await clinic.karl.availability.carryOut(lost)
    }

    @Test(arguments: Keeping.unserved, 1...6)
    func `no visit is lost or moved, whatever plans follow each other`(keeping: Keeping, seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let clinic = try await keeping.makeClinic()
        var visits: [AppointmentDetails] = []
        for text in ["2026-11-24T08:00:00Z", "2026-11-25T09:30:00Z", "2026-11-27T07:00:00Z"] {
            visits.append(try await book(clinic, at: text))
        }
        let week = DateInterval.days(14, from: tuesday, in: ClinicFixture.zone.timeZone)
        let before = try await free(clinic, on: week)
        for _ in 0..<6 {
            let opens = Int.random(in: 12...40, using: &random) * 15
            let closes = opens + Int.random(in: 4...30, using: &random) * 15
            let slotMinutes = [15, 20, 30, 45, 60].randomElement(using: &random) ?? 30
            let off = tuesday.adding(days: Int.random(in: 0...5, using: &random))
            let effect = try await clinic.karl.availability.carryOut(
                change(clinic.karl) {
                    $0.plan.hours = (1...6).map {
                        .init(weekday: $0, opens: WallTime(minutes: opens), closes: WallTime(minutes: closes))
                    }
                    $0.plan.slotMinutes = slotMinutes
                    $0.plan.closedDates = [off]
                })
            #expect(Set(effect.opened).isDisjoint(with: effect.closed))
            for visit in visits {
                let now = try await clinic.ana.appointments.appointment(visit.id, access: .refresh)
                #expect(now.appointment == visit.appointment)
                let slot = try await clinic.karl.slots.slot(try #require(visit.appointment.slot)).slot
                #expect(slot.status == .busy && slot.start == visit.appointment.start)
            }
            let open = try await clinic.karl.slots.calendarSlots(in: week).filter { $0.slot.status != .busyUnavailable }
            for (one, next) in zip(open, open.dropFirst()) { #expect(one.slot.end <= next.slot.start) }
        }
        try await clinic.karl.availability.carryOut(change(clinic.karl) { $0.plan = ClinicFixture.immediate.plan })
        #expect(try await free(clinic, on: week) == before)
    }
}
