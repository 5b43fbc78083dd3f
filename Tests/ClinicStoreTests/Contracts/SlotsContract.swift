import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `SlotsGateway` holds to.
@Suite struct SlotsContract {
    private let tuesday = "2026-11-24T08:00:00Z"

    @Test(arguments: Keeping.allCases)
    func `a patient finds the free slots of a practitioner, earliest first`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let found = try await clinic.ana.slots.freeSlots(SlotQuery(practitioner: "ines", limit: 3))
        #expect(
            found.map { $0.slot.start.formatted(.iso8601) } == [
                "2026-11-24T07:00:00Z", "2026-11-24T07:20:00Z", "2026-11-24T07:40:00Z",
            ])
        #expect(found.allSatisfy { $0.needsConfirmation && $0.practitionerName == "Dr Ines Okafor" })
    }

    @Test(arguments: Keeping.allCases)
    func `lead time and horizon bound what a patient finds`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic(clock: .fixed(try Date("2026-11-24T04:30:00Z")))
        let found = try await clinic.ana.slots.freeSlots(SlotQuery(practitioner: "ines", limit: 1000))
        #expect(found.first?.slot.start == (try Date("2026-11-24T08:40:00Z")))
        let last = try #require(found.last)
        #expect(last.slot.start <= (try Date("2026-12-08T04:30:00Z")))
        #expect(found.count == 12 * 10 - 5)
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner finds times through the last day that is open, and everybody knows which it is`(
        keeping: Keeping
    ) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        for days in 0..<3 {
            let last = CalendarDate(year: 2026, month: 12, day: 7 + days)
            let found = try await clinic.ines.slots.freeSlots(SlotQuery(limit: 1000))
            #expect(found.last.map { CalendarDate(of: $0.slot.start, in: $0.zone) } == last)
            #expect(try await clinic.ines.people.practitioners().map(\.lastOpenDay) == [last])
            #expect(try await clinic.ana.people.practitioners().map(\.lastOpenDay) == [last, last])
            time.advance(by: 86400)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `one searches by service, in words or by code, and by date`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let day = DateInterval(start: try Date("2026-11-26T00:00:00Z"), duration: 86400)
        let skin = try await clinic.ana.slots.freeSlots(SlotQuery(service: "dermatology", period: day))
        #expect(skin.count == 8)
        #expect(skin.allSatisfy { $0.practitioner == "karl" })
        #expect(try await clinic.ana.slots.freeSlots(SlotQuery(service: "168", period: day)) == skin)
        #expect(try await clinic.ana.slots.freeSlots(SlotQuery(service: "surgery")).isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `the first available is the earliest of all`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let first = try await clinic.ana.slots.firstFreeSlot(SlotQuery(service: "Dermatology"))
        #expect(first?.slot.start == (try Date("2026-11-24T07:00:00Z")))
    }

    @Test(arguments: Keeping.allCases)
    func `only a practitioner's search finds times that are taken, and none that are over`(
        keeping: Keeping
    ) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let taken = try ClinicFixture.slot(of: ClinicFixture.confirming, at: tuesday)
        _ = try await clinic.ana.appointments.book(Booking(slot: taken))
        time.now = try Date("2026-11-24T07:10:00Z")
        var search = TimeSlotsSearch(
            service: "General Practice", first: CalendarDate(year: 2026, month: 11, day: 24), days: 1,
            zone: ClinicFixture.zone, includesTaken: true)

        let asPractitioner = try await clinic.ines.slots.slots(search, as: .practitioner, clock: time.clock)
        let asPatient = try await clinic.bo.slots.slots(search, as: .patient, clock: time.clock)
        search.includesTaken = false
        let free = try await clinic.ines.slots.slots(search, as: .practitioner, clock: time.clock)
        let first = try await clinic.ines.slots.firstSlot(search)

        #expect(asPractitioner.contains { $0.id == taken } && !asPatient.contains { $0.id == taken })
        #expect(asPractitioner.first?.slot.start == (try Date("2026-11-24T07:20:00Z")))
        #expect(free == asPractitioner.filter { $0.id != taken } && first == free.first)
    }

    @Test(arguments: Keeping.allCases)
    func `one searches by the part of the day, by the clocks of the schedule`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        var search = TimeSlotsSearch(
            practitioner: "ines", first: CalendarDate(year: 2026, month: 11, day: 24), days: 2,
            zone: ClinicFixture.zone)
        let all = try await clinic.ana.slots.freeSlots(search)
        var parts: [[OpenSlot]] = []
        for part in PartOfDay.allCases {
            search.partOfDay = part
            parts.append(try await clinic.ana.slots.freeSlots(search))
            let first = try await clinic.ana.slots.firstSlot(search)
            #expect(first?.slot.start == parts.last?.first?.slot.start)
        }
        #expect(!parts[0].isEmpty && parts[0].allSatisfy { $0.slot.start.formatted(.iso8601) < "2026-11-25T11:00:00Z" })
        #expect(Set(parts.joined().map(\.id)) == Set(all.map(\.id)) && parts.joined().count == all.count)
    }

    @Test(arguments: Keeping.allCases)
    func `no time is offered at which the patient has another visit, save the one that is moved`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let visit = try await clinic.ana.appointments.book(
            Booking(slot: try ClinicFixture.slot(of: ClinicFixture.confirming, at: tuesday)))
        let hour = DateInterval(start: try Date(tuesday), duration: 3600)
        func offered(_ gateways: Gateways, rescheduling: Appointment.ID? = nil) async throws -> [String] {
            let query = SlotQuery(practitioner: "karl", period: hour, rescheduling: rescheduling)
            return try await gateways.slots.freeSlots(query).map { $0.slot.start.formatted(.iso8601) }
        }
        #expect(try await offered(clinic.ana) == ["2026-11-24T08:30:00Z"])
        #expect(try await offered(clinic.bo) == [tuesday, "2026-11-24T08:30:00Z"])
        #expect(try await offered(clinic.ana, rescheduling: visit.id) == [tuesday, "2026-11-24T08:30:00Z"])
        let moved = try await clinic.ana.appointments.reschedule(
            visit.id, to: ClinicFixture.slot(of: ClinicFixture.immediate, at: tuesday))
        #expect(moved.appointment.start == hour.start)
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner who looks for a patient finds no time at which the patient is elsewhere`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let hour = DateInterval(start: try Date(tuesday), duration: 3600)
        func offered(_ patient: Patient.ID?, rescheduling: Appointment.ID? = nil) async throws -> [String] {
            let query = SlotQuery(period: hour, patient: patient, rescheduling: rescheduling)
            return try await clinic.karl.slots.freeSlots(query).map { $0.slot.start.formatted(.iso8601) }
        }
        await #expect(throws: ClinicError.notAllowed("book for somebody who is not your patient")) {
            try await offered("ana")
        }
        await #expect(throws: ClinicError.notAllowed("book for somebody else")) {
            try await clinic.ana.slots.freeSlots(SlotQuery(patient: "bo"))
        }
        let own = try await clinic.ana.appointments.book(
            Booking(slot: try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T09:30:00Z"))
        ).id
        _ = try await clinic.ana.appointments.book(
            Booking(slot: try ClinicFixture.slot(of: ClinicFixture.confirming, at: tuesday)))

        #expect(try await offered("ana") == ["2026-11-24T08:30:00Z"])
        #expect(try await offered("ana", rescheduling: own) == ["2026-11-24T08:30:00Z"])
        #expect(try await offered(nil) == [tuesday, "2026-11-24T08:30:00Z"])
    }

    @Test(arguments: Keeping.allCases)
    func `a held slot is the holder's until the hold expires`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let slot = try ClinicFixture.slot(of: ClinicFixture.confirming, at: tuesday)
        let hold = try await clinic.ana.slots.hold(slot)
        #expect(hold.until > time.now)

        let conflict = try await #require(throws: ClinicError.self) { try await clinic.bo.slots.hold(slot) }
        guard case .conflict(let what) = conflict else { throw conflict }
        #expect(what.kind == .slotHeld)
        #expect(what.nearest.count == 3)
        #expect(try await !clinic.bo.slots.freeSlots(SlotQuery(practitioner: "ines")).contains { $0.id == slot })
        let own = try await clinic.ana.slots.freeSlots(SlotQuery(practitioner: "ines")).first { $0.id == slot }
        #expect(own?.slot.status == .free)

        time.now = hold.until
        let others = try await clinic.bo.slots.freeSlots(SlotQuery(practitioner: "ines")).first { $0.id == slot }
        #expect(others?.slot.status == .free && others?.slot.heldUntil == nil)
        #expect(try await clinic.bo.slots.hold(slot).slot.id == slot)
    }

    @Test(arguments: Keeping.allCases)
    func `holding another slot gives up the first, and so does releasing`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let one = try ClinicFixture.slot(of: ClinicFixture.confirming, at: tuesday)
        let two = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T08:20:00Z")
        _ = try await clinic.ana.slots.hold(one)
        _ = try await clinic.ana.slots.hold(two)
        #expect(try await clinic.bo.slots.hold(one).slot.id == one)
        try await clinic.ana.slots.release(two)
        #expect(try await clinic.ana.slots.slot(two).slot.status == .free)
        try await clinic.ana.slots.release(one)
        #expect(try await clinic.ana.slots.slot(one).slot.status == .busyTentative)
    }

    @Test(arguments: Keeping.allCases)
    func `a time that is kept can be taken although it is near by then`(keeping: Keeping) async throws {
        let time = TestClock(try Date("2026-11-24T05:58:00Z"))
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let kept = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T10:00:00Z")
        let other = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T10:00:00Z")
        _ = try await clinic.ana.slots.hold(kept)
        time.advance(by: 180)
        let late = try await #require(throws: ClinicError.self) {
            try await clinic.bo.appointments.book(Booking(slot: other))
        }
        guard case .tooLate = late else { throw late }
        #expect(try await clinic.ana.appointments.book(Booking(slot: kept)).appointment.status == .booked)
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner finds their own slots only`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let found = try await clinic.ines.slots.freeSlots(SlotQuery())
        #expect(!found.isEmpty && found.allSatisfy { $0.practitioner == "ines" })
        await #expect(throws: ClinicError.notAllowed("book with another practitioner")) {
            try await clinic.ines.slots.freeSlots(SlotQuery(practitioner: "karl"))
        }
        let refused = try await clinic.audit(of: "Practitioner/ines").filter { $0.outcome == .minorFailure }
        #expect(refused.count == 1)
    }

    @Test(arguments: Keeping.allCases)
    func `the calendar with its taken slots is the practitioner's alone`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: tuesday)
        _ = try await clinic.ana.appointments.book(Booking(slot: slot))
        let day = DateInterval(start: try Date("2026-11-24T00:00:00Z"), duration: 86400)
        let slots = try await clinic.karl.slots.calendarSlots(in: day)
        #expect(slots.count == 8)
        #expect(slots.filter { $0.slot.status == .busy }.map(\.id) == [slot])
        await #expect(throws: ClinicError.notAllowed("see the calendar")) {
            try await clinic.ana.slots.calendarSlots(in: day)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `slots of later days open as time goes on`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        time.advance(by: 60 * 86400)
        let found = try await clinic.ana.slots.freeSlots(SlotQuery(limit: 1))
        #expect(found.first.map { $0.slot.start > time.now } == true)
    }

    @Test(arguments: Keeping.allCases)
    func `a clock that was ahead for once closes no days`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        time.now = try Date("2036-01-01T15:00:00Z")
        #expect(try await !clinic.ana.slots.freeSlots(SlotQuery()).isEmpty)
        for day in ["2027-01-11T04:00:00Z", "2030-01-07T04:00:00Z", "2036-01-01T04:00:00Z"] {
            time.now = try Date(day)
            let found = try await clinic.ana.slots.freeSlots(SlotQuery(practitioner: "karl", limit: 1000))
            #expect(found.first.map { $0.slot.start < time.now + 86400 } == true)
            #expect(found.count == 10 * 8 || found.count == 10 * 8 - 2, "\(found.count) on \(day)")
        }
    }

    @Test(
        arguments: Keeping.allCases,
        [("2027-03-28", ["00:00", "00:30", "01:00"]), ("2026-10-25", ["23:00", "23:30", "00:00", "00:30", "02:00"])])
    func `a day on which clocks change is opened once and rightly`(
        keeping: Keeping, change: (day: String, times: [String])
    ) async throws {
        let nights = Schedule(
            id: "night", practitioner: "karl", zone: ClinicFixture.zone,
            policy: SchedulePolicy(leadTime: 0, horizon: 2 * 86400),
            plan: WeeklyPlan(
                hours: [.init(weekday: 7, opens: WallTime(1), closes: WallTime(3, 30))], slotMinutes: 30))
        let time = TestClock(try Date(change.day + "T12:00:00Z") - 86400)
        let clinic = try await keeping.makeClinic(clock: time.clock, adding: [.schedule(nights)])
        let before = time.now
        for hour: Double in [0, 96_000, 1] {
            time.now = before + hour * 3600
            _ = try await clinic.ana.slots.freeSlots(SlotQuery())
        }
        let found = try await clinic.ana.slots.freeSlots(SlotQuery(practitioner: "karl", limit: 1000))
            .filter { $0.slot.schedule == "night" }
        #expect(found.map { String($0.slot.start.formatted(.iso8601).dropFirst(11).prefix(5)) } == change.times)
    }

    @Test(arguments: Keeping.allCases)
    func `a slot that is not there is said not to be there`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        await #expect(throws: ClinicError.notFound("slot nowhere")) { try await clinic.ana.slots.slot("nowhere") }
        await #expect(throws: ClinicError.notFound("slot nowhere")) { try await clinic.ana.slots.hold("nowhere") }
    }
}
