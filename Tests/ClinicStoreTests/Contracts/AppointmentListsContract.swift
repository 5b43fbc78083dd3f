import ClinicModel
import Foundation
import TestSupport
import Testing

/// What screens and commands list, through any gateway.
@Suite struct AppointmentListsContract {
    private let clock = ClinicClock.fixed(ClinicFixture.monday)

    private func slot(_ time: String) throws -> Slot.ID {
        try ClinicFixture.slot(of: ClinicFixture.immediate, at: time)
    }

    @Test(arguments: Keeping.allCases)
    func `a calendar shows the day, or the week from its Monday on`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let tuesday = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-24T08:00:00Z"))).id
        let friday = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-27T08:00:00Z"))).id
        let next = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-30T08:00:00Z"))).id
        let lists = AppointmentLists([.day, .week], gateways: clinic.karl, clock: clock)

        let today = try await lists.list(.day, on: nil, access: .refresh)
        let day = try await lists.list(.day, on: CalendarDate("2026-11-27"), access: .refresh)
        let sunday = try await lists.list(.week, on: CalendarDate("2026-11-29"), access: .refresh)
        let later = try await lists.list(.week, on: CalendarDate("2026-11-30"), access: .refresh)

        #expect(today.firstDay == CalendarDate("2026-11-23") && today.appointments.isEmpty)
        #expect(day.firstDay == CalendarDate("2026-11-27") && day.appointments.map(\.id) == [friday])
        #expect(sunday.firstDay == CalendarDate("2026-11-23") && sunday.appointments.map(\.id) == [tuesday, friday])
        #expect(later.firstDay == CalendarDate("2026-11-30") && later.appointments.map(\.id) == [next])
    }

    @Test(arguments: Keeping.allCases)
    func `a list that is not by the calendar has no day, and no calendar is shown that is not offered`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-24T08:00:00Z"))).id
        let lists = AppointmentLists([.upcoming], gateways: clinic.ana, clock: clock)

        let upcoming = try await lists.list(.upcoming, on: nil, access: .refresh)
        let booked = try await lists.list(.state(.booked), on: nil, access: .refresh)

        #expect(upcoming.firstDay == nil && upcoming.appointments.map(\.id) == [id])
        #expect(booked == upcoming)
        await #expect(throws: ClinicError.invalid("There is no calendar here.")) {
            try await lists.list(.week, on: nil, access: .refresh)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `a list is as long as is asked for, and says whether it goes on; a calendar is whole`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        var ids: [Appointment.ID] = []
        for time in ["2026-11-24T08:00:00Z", "2026-11-24T09:00:00Z", "2026-11-24T10:00:00Z"] {
            ids.append(try await clinic.ana.appointments.book(Booking(slot: slot(time))).id)
        }
        let lists = AppointmentLists([.upcoming, .week], gateways: clinic.karl, clock: clock)

        let two = try await lists.list(.upcoming, on: nil, limit: 2, access: .refresh)
        let three = try await lists.list(.upcoming, on: nil, limit: 3, access: .refresh)
        let week = try await lists.list(.week, on: nil, limit: 1, access: .refresh)

        #expect(two.appointments.map(\.id) == Array(ids.prefix(2)) && two.hasMore)
        #expect(three.appointments.map(\.id) == ids && !three.hasMore)
        #expect(week.appointments.map(\.id) == ids && !week.hasMore)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that goes on is among what is to come, and past once it is finished`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let earlier = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-24T09:00:00Z"))).id
        let id = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-25T08:00:00Z"))).id
        let next = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-26T08:00:00Z"))).id
        time.now = try Date("2026-11-25T07:50:00Z")
        for action in [AppointmentAction.checkIn, .start] {
            _ = try await clinic.karl.appointments.perform(action, on: id)
        }
        func listed(_ filter: AppointmentsFilter, limit: Int? = nil) async throws -> ListedAppointments {
            try await AppointmentLists([.upcoming, .past], gateways: clinic.ana, clock: time.clock)
                .list(filter, on: nil, limit: limit, access: .refresh)
        }
        #expect(try await listed(.upcoming).appointments.map(\.id) == [id, next])
        let one = try await listed(.upcoming, limit: 1)
        #expect(one.appointments.map(\.id) == [id] && one.hasMore)
        #expect(try await listed(.past).appointments.map(\.id) == [earlier])
        let past = try await listed(.past, limit: 1)
        #expect(past.appointments.map(\.id) == [earlier] && !past.hasMore)
        #expect(try await clinic.ana.overview.overview().running.map(\.id) == [id])
        #expect(try await listed(.running).appointments.map(\.id) == [id])
        let none = try await listed(.running, limit: 0)
        #expect(none.appointments.isEmpty && none.hasMore)

        _ = try await clinic.karl.appointments.perform(.finish, on: id)
        #expect(try await listed(.upcoming).appointments.map(\.id) == [next])
        #expect(try await listed(.past).appointments.map(\.id) == [id, earlier])
        #expect(try await listed(.running).appointments.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that goes on is listed as such however many others there are before it`(
        keeping: Keeping
    ) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        var ids: [Appointment.ID] = []
        for start in ["08:00", "08:30", "09:00", "09:30"] {
            ids.append(try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-24T\(start):00Z"))).id)
        }
        let last = try #require(ids.last)
        time.now = try Date("2026-11-24T09:20:00Z")
        for action in [AppointmentAction.checkIn, .start] {
            _ = try await clinic.karl.appointments.perform(action, on: last)
        }
        let lists = AppointmentLists([.running], gateways: clinic.karl, clock: time.clock)
        let one = try await lists.list(.running, on: nil, limit: 1, access: .refresh)
        #expect(one.appointments.map(\.id) == [last] && !one.hasMore)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit to come that is called off follows those to come, and is past once its time is`(
        keeping: Keeping
    ) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let cancelled = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-24T08:00:00Z"))).id
        let moved = try await clinic.ana.appointments.book(Booking(slot: slot("2026-11-24T09:00:00Z"))).id
        _ = try await clinic.ana.appointments.cancel(cancelled, reason: .patient)
        let next = try await clinic.ana.appointments.reschedule(moved, to: slot("2026-11-26T09:00:00Z")).id
        for gateways in [clinic.ana, clinic.karl] {
            let lists = AppointmentLists([.upcoming], gateways: gateways, clock: time.clock)
            let all = try await lists.list(.upcoming, on: nil, access: .refresh)
            let one = try await lists.list(.upcoming, on: nil, limit: 1, access: .refresh)
            let two = try await lists.list(.upcoming, on: nil, limit: 2, access: .refresh)
            let three = try await lists.list(.upcoming, on: nil, limit: 3, access: .refresh)

            #expect(all.appointments.map(\.id) == [next] && all.calledOff.map(\.id) == [cancelled, moved])
            #expect(one.appointments.map(\.id) == [next] && one.calledOff.isEmpty && one.hasMore)
            #expect(two.calledOff.map(\.id) == [cancelled] && two.hasMore)
            #expect(three == all && !all.hasMore)
            #expect(try await lists.list(.past, on: nil, access: .refresh).appointments.isEmpty)
            #expect(try await gateways.overview.overview().pastCount == 0)
        }

        time.now = try Date("2026-11-24T09:00:00Z")
        let lists = AppointmentLists([.upcoming], gateways: clinic.ana, clock: time.clock)
        let after = try await lists.list(.upcoming, on: nil, access: .refresh)
        #expect(after.calledOff.map(\.id) == [moved])
        #expect(try await lists.list(.past, on: nil, access: .refresh).appointments.map(\.id) == [cancelled])
    }
}
