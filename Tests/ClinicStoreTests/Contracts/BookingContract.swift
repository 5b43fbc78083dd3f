import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `AppointmentsGateway` holds to when something is booked.
@Suite struct BookingContract {
    private func slot(_ schedule: Schedule = ClinicFixture.immediate, _ time: String = "08:00") throws -> Slot.ID {
        try ClinicFixture.slot(of: schedule, at: "2026-11-24T\(time):00Z")
    }

    private func conflict(_ body: () async throws -> some Sendable) async throws -> Conflict {
        let error = try await #require(throws: ClinicError.self) { _ = try await body() }
        guard case .conflict(let conflict) = error else { throw error }
        return conflict
    }

    @Test(arguments: Keeping.allCases)
    func `a time by other clocks than the reader's names their place, on whichever side`(keeping: Keeping) async throws
    {
        let zone = try #require(Zone("America/New_York"))
        let far = Schedule(
            id: "a-far", practitioner: "karl", zone: zone, policy: SchedulePolicy(horizon: 14 * 86400),
            plan: WeeklyPlan(hours: [.init(weekday: 2, opens: WallTime(8), closes: WallTime(9))]))
        let clinic = try await keeping.makeClinic(adding: [.schedule(far)])
        let there = Slot.ID.planned(at: try Date("2026-11-24T13:00:00Z"), on: "a-far")
        let here = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        // Karl's first schedule is the one in New York; the clinic's first is that of Ines, in Berlin.
        for (gateways, places) in [(clinic.ana, [nil, "New York"]), (clinic.karl, ["Berlin", nil])] {
            #expect(try await gateways.slots.slot(here).place == places[0])
            #expect(try await gateways.slots.slot(there).place == places[1])
            let free = try await gateways.slots.freeSlots(SlotQuery(practitioner: "karl", limit: 2000))
            #expect(free.first { $0.id == here }?.place == places[0])
            #expect(free.first { $0.id == there }?.place == places[1])
        }
        for slot in [here, there] { _ = try await clinic.ana.appointments.book(Booking(slot: slot)) }
        for (gateways, places) in [(clinic.ana, [nil, "New York"]), (clinic.karl, ["Berlin", nil])] {
            let visits = try await gateways.appointments.appointments(.upcoming, access: .refresh)
            #expect(visits.map(\.place) == places)
            let details = try await gateways.appointments.appointment(visits[1].id, access: .refresh)
            #expect(details.summary.place == places[1])
        }
        let error = await #expect(throws: ClinicError.self) {
            try await clinic.bo.appointments.book(Booking(slot: there))
        }
        guard case .conflict(let conflict) = error else { throw try #require(error) }
        #expect(conflict.place == "New York")
        #expect(conflict.nearest.allSatisfy { ($0.slot.schedule == "a-far") == ($0.place == "New York") })
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that needs no confirmation is booked at once`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let details = try await clinic.ana.appointments.book(Booking(slot: try slot(), reason: "A rash"))
        #expect(details.appointment.status == .booked)
        #expect(details.appointment.reason == "A rash")
        #expect(details.summary.practitionerName == "Dr Karl Weber")
        #expect(details.actions == [.reschedule, .cancel])
        #expect(try await clinic.ana.slots.slot(slot()).slot.status == .busy)
        #expect(try await clinic.ana.appointments.appointments(.upcoming, access: .refresh).map(\.id) == [details.id])
        #expect(try await clinic.karl.appointments.appointments(.upcoming, access: .refresh).map(\.id) == [details.id])
        #expect(try await clinic.bo.appointments.appointments(.upcoming, access: .refresh).isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a request waits for the practitioner's word`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let details = try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.confirming)))
        #expect(details.appointment.status == .pending)
        #expect(details.appointment.participants.map(\.status) == [.accepted, .needsAction])
        #expect(try await clinic.ana.slots.slot(slot(ClinicFixture.confirming)).slot.status == .busyTentative)
        #expect(try await clinic.ines.appointments.appointments(.requested, access: .refresh).map(\.id) == [details.id])

        let confirmed = try await clinic.ines.appointments.perform(.confirm, on: details.id)
        #expect(confirmed.appointment.status == .booked)
        #expect(confirmed.appointment.participants.map(\.status) == [.accepted, .accepted])
        #expect(try await clinic.ana.slots.slot(slot(ClinicFixture.confirming)).slot.status == .busy)
    }

    @Test(arguments: Keeping.allCases)
    func `a request whose time is over is declined, and not confirmed`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let request = try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.confirming)))
        time.now = try #require(request.appointment.end)
        let refusal = try await #require(throws: ClinicError.self) {
            try await clinic.ines.appointments.perform(.confirm, on: request.id)
        }
        guard case .notPossible = refusal else { throw refusal }
        let late = try await clinic.ines.appointments.appointment(request.id, access: .refresh)
        #expect(late.actions.contains(.decline) && !late.actions.contains(.confirm))
        #expect(late.appointment.status == .pending)
        for gateways in [clinic.ana, clinic.ines] {
            let lists = gateways.appointments
            #expect(try await lists.appointments(.requested, access: .refresh).isEmpty)
            #expect(try await lists.appointments(.past, access: .refresh).map(\.id) == [request.id])
            let overview = try await gateways.overview.overview()
            #expect(overview.requests.isEmpty && overview.unanswered.map(\.id) == [request.id])
        }
        #expect(try await clinic.bo.overview.overview().unanswered.isEmpty)
        #expect(try await clinic.ines.appointments.perform(.decline, on: request.id).appointment.status == .cancelled)
        #expect(try await clinic.ana.overview.overview().unanswered.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a declined request frees its slot and says that the provider cancelled`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let request = try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.confirming)))
        let declined = try await clinic.ines.appointments.perform(.decline, on: request.id)
        #expect(declined.appointment.status == .cancelled)
        #expect(declined.appointment.cancellationReason == .provider)
        let again = try await clinic.bo.appointments.book(Booking(slot: try slot(ClinicFixture.confirming)))
        #expect(again.appointment.status == .pending)
    }

    @Test(arguments: Keeping.allCases)
    func `a request is declined with words that its patient reads`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.confirming))).id
        let request = try await clinic.ines.appointments.appointment(id, access: .refresh)
        #expect(request.actions == [.confirm, .decline, .reschedule, .correctEnteredInError])
        await #expect(throws: ClinicError.self) { try await clinic.ana.appointments.decline(id, text: nil) }
        await #expect(throws: ClinicError.invalid("The reason is longer than 2000 characters.")) {
            try await clinic.ines.appointments.decline(id, text: String(repeating: "x", count: 2001))
        }
        _ = try await clinic.ines.appointments.decline(id, text: " I am away. \n")
        let read = try await clinic.ana.appointments.appointment(id, access: .refresh).appointment
        #expect(read.status == .cancelled && read.cancellationReason == .provider)
        #expect(read.cancellationText == "I am away." && read.isDeclined)
        #expect(read.cancellationWords(for: .patient) == nil, "what was said says it all")
        let told = try await clinic.ana.overview.overview().cancelled
        #expect(told.map(\.appointment.cancellationText) == ["I am away."])
    }

    @Test(arguments: Keeping.allCases)
    func `the overview has what the clinic agreed to or cancelled until the patient looks, however much is done since`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let confirmed = try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.confirming))).id
        let cancelled = try await clinic.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T08:00:00Z"))
        ).id
        #expect(try await clinic.ana.overview.overview().answered == [])
        _ = try await clinic.ines.appointments.perform(.confirm, on: confirmed)
        _ = try await clinic.karl.appointments.cancel(cancelled, reason: .providerMeeting)
        try await clinic.noteOpenings(of: "ana", by: "Practitioner/karl", count: 300)
        let new = try await clinic.ana.overview.overview()
        #expect(new.answered?.map(\.id) == [confirmed] && new.cancelled.map(\.id) == [cancelled])
        #expect(try await clinic.karl.overview.overview().answered == nil)

        for id in [confirmed, cancelled] {
            _ = try await clinic.ana.appointments.appointment(id, access: .opening)
        }
        try await clinic.noteOpenings(of: "ana", by: "Practitioner/karl", count: 300)
        let seen = try await clinic.ana.overview.overview()
        #expect(seen.answered == [] && seen.cancelled.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `the overview has what the clinic has cancelled and has not moved, until its time is over`(
        keeping: Keeping
    ) async throws {
        let clock = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: clock.clock)
        func book(_ schedule: Schedule, _ time: String) async throws -> Appointment.ID {
            try await clinic.ana.appointments.book(Booking(slot: ClinicFixture.slot(of: schedule, at: time))).id
        }
        let declined = try await book(ClinicFixture.confirming, "2026-11-24T08:00:00Z")
        let own = try await book(ClinicFixture.immediate, "2026-11-24T09:00:00Z")
        let cancelled = try await book(ClinicFixture.immediate, "2026-11-25T08:00:00Z")
        let moved = try await book(ClinicFixture.immediate, "2026-11-27T08:00:00Z")

        _ = try await clinic.karl.appointments.cancel(cancelled, reason: .providerMeeting)
        _ = try await clinic.ines.appointments.perform(.decline, on: declined)
        _ = try await clinic.ana.appointments.cancel(own, reason: .patient)
        let later = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-26T08:00:00Z")
        _ = try await clinic.karl.appointments.reschedule(moved, to: later)

        #expect(try await clinic.ana.overview.overview().cancelled.map(\.id) == [declined, cancelled])
        #expect(try await clinic.karl.overview.overview().cancelled.isEmpty)
        #expect(try await clinic.bo.overview.overview().cancelled.isEmpty)
        clock.now = try Date("2026-11-24T09:00:00Z")
        #expect(try await clinic.ana.overview.overview().cancelled.map(\.id) == [cancelled])
    }

    @Test(arguments: Keeping.allCases)
    func `who comes second learns what is in the way and what is free`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        _ = try await clinic.ana.appointments.book(Booking(slot: try slot()))
        let conflict = try await conflict { try await clinic.bo.appointments.book(Booking(slot: try slot())) }
        #expect(conflict.kind == .slotTaken)
        #expect(conflict.start == (try Date("2026-11-24T08:00:00Z")))
        #expect(
            conflict.nearest.map { $0.slot.start.formatted(.iso8601) } == [
                "2026-11-24T07:00:00Z", "2026-11-24T07:30:00Z", "2026-11-24T08:30:00Z",
            ])
        #expect(try await clinic.bo.appointments.appointments(.upcoming, access: .refresh).isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `the times that are offered instead are free for the patient, however far they are`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let wanted = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T07:00:00Z")
        _ = try await clinic.bo.appointments.book(Booking(slot: wanted))
        // Ana is with Ines for all of Tuesday's and Wednesday's hours.
        for morning in ["2026-11-24T07:00:00Z", "2026-11-25T07:00:00Z"] {
            for twentyMinutes in 0..<12 {
                let start = try Date(morning) + Double(twentyMinutes * 20 * 60)
                _ = try await clinic.ana.appointments.book(
                    Booking(slot: .planned(at: start, on: ClinicFixture.confirming.id)))
            }
        }
        let conflict = try await conflict { try await clinic.ana.appointments.book(Booking(slot: wanted)) }
        #expect(
            conflict.nearest.map { $0.slot.start.formatted(.iso8601) } == [
                "2026-11-26T07:00:00Z", "2026-11-26T07:30:00Z", "2026-11-26T08:00:00Z",
            ])
    }

    @Test(arguments: Keeping.allCases)
    func `a patient is not in two places at once, but goes from one straight to the next`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        _ = try await clinic.ana.appointments.book(Booking(slot: try slot()))
        let conflict = try await conflict {
            try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.confirming, "08:20")))
        }
        #expect(conflict.kind == .ownVisit)
        #expect(conflict.practitionerName == "Dr Karl Weber")
        #expect(conflict.nearest.allSatisfy { $0.slot.start >= conflict.end || $0.slot.end <= conflict.start })
        let next = try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.immediate, "08:30")))
        #expect(next.appointment.status == .booked)
    }

    @Test(arguments: Keeping.allCases)
    func `a slot that somebody else holds is not booked, one's own is`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        _ = try await clinic.ana.slots.hold(try slot())
        let conflict = try await conflict { try await clinic.bo.appointments.book(Booking(slot: try slot())) }
        #expect(conflict.kind == .slotHeld)
        let details = try await clinic.ana.appointments.book(Booking(slot: try slot()))
        #expect(details.appointment.status == .booked)
    }

    @Test(arguments: Keeping.allCases)
    func `an expired hold does not stop a booking`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        time.now = try await clinic.ana.slots.hold(try slot()).until
        let details = try await clinic.bo.appointments.book(Booking(slot: try slot()))
        #expect(details.appointment.status == .booked)
    }

    @Test(arguments: Keeping.allCases)
    func `lead time and horizon bind patients`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let late = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-12-07T08:30:00Z")
        let far = try await #require(throws: ClinicError.self) {
            try await clinic.ana.appointments.book(Booking(slot: late))
        }
        guard case .tooFarAhead = far else { throw far }
        time.now = try Date("2026-11-24T04:00:01Z")
        let near = try await #require(throws: ClinicError.self) {
            try await clinic.ana.appointments.book(Booking(slot: try slot()))
        }
        guard case .tooLate = near else { throw near }
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner books for a patient of theirs, at once and at short notice`(keeping: Keeping) async throws {
        let time = TestClock(try Date("2026-11-24T07:59:00Z"))
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let details = try await clinic.ines.appointments.book(
            Booking(slot: try slot(ClinicFixture.confirming), patient: "bo"))
        #expect(details.appointment.status == .booked)
        #expect(try await clinic.bo.appointments.appointments(.upcoming, access: .refresh).map(\.id) == [details.id])
    }

    @Test(arguments: Keeping.allCases)
    func `nobody books for somebody who has died`(keeping: Keeping) async throws {
        var bo = ClinicFixture.bo
        bo.deceased = true
        let clinic = try await keeping.makeClinic(adding: [.patient(bo)])
        await #expect(throws: ClinicError.notPossible("\(bo.name) has died: no visit is booked.")) {
            try await clinic.ines.appointments.book(
                Booking(slot: slot(ClinicFixture.confirming), patient: "bo"))
        }
    }

    @Test(arguments: Keeping.allCases)
    func `what is answered to a booking is what is read of it later`(keeping: Keeping) async throws {
        let nameless = Patient(id: "nameless", generalPractitioners: ["karl"])
        let phone = Practitioner(id: "mia", telecom: [ContactPoint(system: .phone, value: "555", use: .work)])
        let schedule = Schedule(
            id: "mia-skin", practitioner: phone.id, zone: ClinicFixture.zone, policy: ClinicFixture.immediate.policy,
            plan: ClinicFixture.immediate.plan)
        // Instants are kept to the millisecond.
        let clinic = try await keeping.makeClinic(
            clock: .fixed(ClinicFixture.monday + 0.0004),
            adding: [.patient(nameless), .practitioner(phone), .schedule(schedule)])
        let (own, ours) = (clinic.ana.appointments, clinic.karl.appointments)
        let answers = [
            try await own.book(Booking(slot: slot(), reason: "A rash")),
            try await own.book(Booking(slot: slot(ClinicFixture.confirming, "08:40"))),
            try await own.book(Booking(slot: slot(schedule, "09:30"))),
        ]
        for answer in answers {
            #expect(try await own.appointment(answer.id, access: .refresh) == answer)
        }
        let given = try await ours.book(Booking(slot: slot(ClinicFixture.immediate, "10:00"), patient: nameless.id))
        var read = try await ours.appointment(given.id, access: .refresh)
        // What is opened has more.
        read.allergies = nil
        #expect(read == given)
        #expect(answers.map(\.phone) == [nil, nil, "555"])
        #expect(answers.allSatisfy { $0.bookedBy == .patient })
        #expect([given.summary.patientName, answers[2].summary.practitionerName] == ["nameless", "mia"])
    }

    @Test(arguments: Keeping.allCases)
    func `overbooking takes a practitioner and a reason`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        _ = try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.confirming)))
        let booking = Booking(slot: try slot(ClinicFixture.confirming), patient: "bo")
        let taken = try await conflict { try await clinic.ines.appointments.book(booking) }
        #expect(taken.kind == .slotTaken)

        let blank = Booking(slot: booking.slot, patient: "bo", overbookingReason: " ")
        await #expect(throws: ClinicError.invalid("Overbooking needs a reason.")) {
            try await clinic.ines.appointments.book(blank)
        }
        let urgent = Booking(slot: booking.slot, patient: "bo", overbookingReason: "Fever since yesterday")
        let details = try await clinic.ines.appointments.book(urgent)
        #expect(details.appointment.overbookingReason == "Fever since yesterday")
        #expect(details.appointment.status == .booked)
        let slot = try await clinic.ines.slots.slot(try slot(ClinicFixture.confirming)).slot
        #expect(slot.overbooked)
        #expect(slot.status == .busyTentative)

        await #expect(throws: ClinicError.notAllowed("overbook")) {
            try await clinic.bo.appointments.book(Booking(slot: slot.id, overbookingReason: "me too"))
        }
    }

    @Test(arguments: Keeping.allCases)
    func `why a visit overbooks is for practitioners`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        _ = try await clinic.ana.appointments.book(Booking(slot: try slot(ClinicFixture.confirming)))
        let reason = "Ana will not come"
        let id = try await clinic.ines.appointments.book(
            Booking(slot: try slot(ClinicFixture.confirming), patient: "bo", overbookingReason: reason)
        ).id
        _ = try await clinic.ines.messages.send(MessageDraft("Come early", about: id), to: "bo")
        #expect(
            try await clinic.ines.appointments.appointment(id, access: .refresh).appointment.overbookingReason
                == reason)

        let appointments = clinic.bo.appointments
        var seen = try await appointments.appointments(.upcoming, access: .refresh)
        seen.append(try await appointments.appointment(id, access: .refresh).summary)
        let overview = try await clinic.bo.overview.overview()
        seen += [try #require(overview.next)] + overview.today
        seen += try await clinic.bo.messages.conversation("ines", access: .refresh).messages.compactMap(\.visit)
        seen += try await clinic.bo.messages.conversations(access: .refresh).compactMap(\.last?.visit)
        seen += try await clinic.bo.messages.visits(in: "ines", limit: 5)
        seen += try await clinic.bo.intake.intakes(of: id, access: .refresh).map(\.visit)
        #expect(seen.count >= 6 && seen.allSatisfy { $0.id == id && $0.appointment.overbookingReason == nil })
        let events = try await clinic.bo.audit.events(limit: 100)
        #expect(events.contains { $0.detail == "booked, overbooked" })
        #expect(!events.contains { $0.detail.contains(reason) })
        let cancelled = try await appointments.cancel(id, reason: .patient)
        #expect(cancelled.appointment.overbookingReason == nil)
        let kept = try await clinic.ines.appointments.appointment(id, access: .refresh).appointment
        #expect(kept.overbookingReason == reason, "what the patient does not see stays")
    }

    @Test(arguments: Keeping.allCases)
    func `not even overbooking puts a patient in two places`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        _ = try await clinic.bo.appointments.book(Booking(slot: try slot()))
        let conflict = try await conflict {
            try await clinic.ines.appointments.book(
                Booking(slot: try slot(ClinicFixture.confirming), patient: "bo", overbookingReason: "urgent"))
        }
        #expect(conflict.kind == .patientBusy)
    }

    @Test(arguments: Keeping.allCases)
    func `of many who want one slot one gets it`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try slot()
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<20 {
                let gateway = number.isMultiple(of: 2) ? clinic.ana.appointments : clinic.bo.appointments
                group.addTask { (try? await gateway.book(Booking(slot: slot))) != nil }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 } == 1)
    }

    @Test(arguments: Keeping.allCases)
    func `each booking leaves a word in the patient's audit trail`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let details = try await clinic.ana.appointments.book(Booking(slot: try slot()))
        let events = try await clinic.ana.audit.events(limit: 10)
        #expect(events.first?.entity == details.id.reference)
        #expect(events.first?.action == .create)
        #expect(events.first?.agentName == "Ana María Fernández")
        #expect(try await clinic.bo.audit.events(limit: 10).allSatisfy { $0.patient == "bo" })
    }
}
