import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `AppointmentsGateway` holds to after something was booked.
@Suite struct AppointmentStepsContract {
    private func slot(_ time: String = "08:00", day: Int = 24) throws -> Slot.ID {
        try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-\(day)T\(time):00Z")
    }

    @Test(arguments: Keeping.allCases)
    func `a visit goes from arrival to the end of its encounter`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        let early = try await #require(throws: ClinicError.self) {
            try await clinic.karl.appointments.perform(.arrive, on: id)
        }
        guard case .tooEarly = early else { throw early }

        time.now = try Date("2026-11-24T07:50:00Z")
        #expect(try await clinic.karl.appointments.perform(.arrive, on: id).appointment.status == .arrived)
        #expect(
            try await clinic.karl.appointments.perform(.checkIn, on: id).actions == [
                .start, .cancel, .correctEnteredInError,
            ])
        let started = try await clinic.karl.appointments.perform(.start, on: id)
        #expect(started.appointment.status == .fulfilled)
        #expect(started.encounter?.status == .inProgress)
        #expect(started.encounter?.encounterClass.code == "AMB")
        #expect(started.encounter?.appointment == id)
        #expect(started.encounter?.practitioners == ["karl"])
        #expect(started.actions == [.finish, .correctEnteredInError])

        time.advance(by: 1200)
        let finished = try await clinic.karl.appointments.perform(.finish, on: id)
        #expect(finished.encounter?.status == .finished)
        #expect(finished.encounter?.end == time.now)
        #expect(finished.appointment.sequence == 3)
        await #expect(throws: ClinicError.invalidEncounterTransition(from: .finished, to: .finished)) {
            try await clinic.karl.appointments.perform(.finish, on: id)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `what cannot be declined or confirmed says what to do instead`(keeping: Keeping) async throws {
        let participants = ["Patient/ana", "Practitioner/karl"].map {
            Appointment.Participant(actor: $0, status: .needsAction)
        }
        let proposal = Appointment(id: "proposal", status: .proposed, participants: participants)
        let clinic = try await keeping.makeClinic(adding: [.appointment(proposal)])
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        let decline: ClinicError = .notPossible(
            "Only a request is declined, and this visit is booked: cancel it instead.")
        await #expect(throws: decline) { try await clinic.karl.appointments.decline(id, text: nil) }
        let confirm: ClinicError = .notPossible(
            "This visit has no time yet, so it cannot be confirmed: book a time instead.")
        for gateways in [clinic.karl, clinic.ana] {
            await #expect(throws: confirm) { try await gateways.appointments.perform(.confirm, on: proposal.id) }
        }
        _ = try await clinic.karl.appointments.cancel(id, reason: .provider, text: nil)
        await #expect(throws: ClinicError.invalidTransition(from: .cancelled, to: .cancelled)) {
            try await clinic.karl.appointments.decline(id, text: nil)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `what was entered in error takes its encounter along`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        time.now = try Date("2026-11-24T04:00:00Z")
        for (start, finishes) in [("08:00", false), ("08:30", true)] {
            let id = try await clinic.bo.appointments.book(Booking(slot: try slot(start))).id
            time.advance(by: 60)
            _ = try await clinic.karl.appointments.perform(.checkIn, on: id)
            _ = try await clinic.karl.appointments.perform(.start, on: id)
            if finishes { _ = try await clinic.karl.appointments.perform(.finish, on: id) }
            let details = try await clinic.karl.appointments.perform(.correctEnteredInError, on: id)
            #expect(details.encounter?.status == .enteredInError)
            #expect(details.actions.isEmpty)
            let encounter = try #require(details.encounter)
            let noted = try await clinic.audit(of: "Practitioner/karl").filter { $0.entity == encounter.id.reference }
            #expect(noted.first?.detail == (finishes ? "finished" : "in-progress") + " → entered-in-error")
            #expect(noted.first?.patient == "bo")
            await #expect(throws: ClinicError.self) { try await clinic.karl.appointments.perform(.finish, on: id) }
        }
        // Nothing else makes him a patient of Karl's.
        #expect(try await clinic.karl.people.patients(matching: "", limit: 10).isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `who opens an appointment is told the patient's allergies as a practitioner, and not as the patient`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        #expect(try await clinic.karl.appointments.appointment(id, access: .opening).allergies == [])
        let allergy = try await clinic.karl.records.addAllergy(
            AllergyDraft(substance: CodeableConcept(text: "Penicillin")), to: "ana")
        let told = try await clinic.karl.appointments.appointment(id, access: .refresh).allergies
        #expect(told?.map(\.id) == [allergy])
        #expect(try await clinic.ana.appointments.appointment(id, access: .opening).allergies == nil)
        try await clinic.karl.records.markAllergyInError(allergy, of: "ana")
        #expect(try await clinic.karl.appointments.appointment(id, access: .refresh).allergies == [])
    }

    @Test(arguments: Keeping.allCases)
    func `a patient checks in on the day`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        time.now = try Date("2026-11-24T07:50:00Z")
        #expect(try await clinic.ana.appointments.appointment(id, access: .refresh).actions == [.checkIn])
        #expect(try await clinic.ana.appointments.perform(.checkIn, on: id).appointment.status == .checkedIn)
    }

    @Test(arguments: Keeping.allCases)
    func `a freed slot can be booked again at once`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        let cancelled = try await clinic.ana.appointments.cancel(id, reason: .patientFeelingBetter)
        #expect(cancelled.appointment.cancellationReason == .patientFeelingBetter)
        #expect(cancelled.actions.isEmpty)
        #expect(try await clinic.bo.appointments.book(Booking(slot: try slot())).appointment.status == .booked)
        #expect(try await clinic.ana.appointments.appointments(.calledOff, access: .refresh).map(\.id) == [id])
    }

    @Test(arguments: Keeping.allCases)
    func `the cutoff binds patients and not practitioners`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        var karl = ClinicFixture.karl
        karl.telecom = [ContactPoint(system: .phone, value: "+41 00 000 00 02", use: .work)]
        let clinic = try await keeping.makeClinic(clock: time.clock, adding: [.practitioner(karl)])
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        time.now = try Date("2026-11-24T06:00:00Z")
        #expect(try await clinic.ana.appointments.appointment(id, access: .refresh).actions.contains(.cancel))
        time.advance(by: 1)
        let late = try await #require(throws: ClinicError.self) {
            try await clinic.ana.appointments.cancel(id, reason: .patient)
        }
        guard case .cutoffPassed(_, let phone) = late else { throw late }
        #expect(phone == "+41 00 000 00 02", "the one to call instead")
        #expect(try await clinic.audit(of: "Patient/ana").first?.outcome == .minorFailure)
        let cancelled = try await clinic.karl.appointments.cancel(id, reason: .providerPersonal)
        #expect(cancelled.appointment.status == .cancelled)
    }

    @Test(arguments: Keeping.allCases)
    func `a reason is one that the principal can give`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        await #expect(throws: ClinicError.self) {
            try await clinic.ana.appointments.cancel(id, reason: .providerMeeting)
        }
        #expect(try await clinic.ana.appointments.appointment(id, access: .refresh).appointment.status == .booked)
    }

    @Test(arguments: Keeping.allCases)
    func `a cancellation is said why in words of one's own, and whose it is`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let mine = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        let theirs = try await clinic.ana.appointments.book(Booking(slot: try slot(day: 25))).id
        let cancelled = try await clinic.ana.appointments.cancel(mine, reason: .other, text: " A wedding ").appointment
        #expect(cancelled.cancellationText == "A wedding" && cancelled.isCancelledByPatient)
        #expect(cancelled.cancellationWords(for: .patient) == nil)
        _ = try await clinic.karl.appointments.cancel(theirs, reason: .other, text: "A burst pipe")
        let told = try await clinic.ana.overview.overview().cancelled
        #expect(told.map(\.id) == [theirs] && told.first?.appointment.cancellationText == "A burst pipe")
        #expect(told.first?.appointment.isCancelledByPatient == false)
        let error = try await clinic.karl.appointments.perform(.correctEnteredInError, on: mine)
        #expect(error.appointment.cancellationText == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner notes that the patient cancels, and is not said to have declined`(
        keeping: Keeping
    ) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        await #expect(throws: ClinicError.self) {
            try await clinic.karl.appointments.cancel(id, reason: .patientPortal, text: nil)
        }
        let noted = try await clinic.karl.appointments.cancel(id, reason: .patientFeelingBetter, text: nil).appointment
        #expect(noted.cancelledBy == .patient && noted.isCancelledAtWish && !noted.isDeclined)
        #expect(try await clinic.ana.overview.overview().cancelled.isEmpty)
        let own = try await clinic.ana.appointments.book(Booking(slot: try slot(day: 25))).id
        let withdrawn = try await clinic.ana.appointments.cancel(own, reason: .patient).appointment
        #expect(withdrawn.cancelledBy == .patient && !withdrawn.isCancelledAtWish)
    }

    @Test(arguments: Keeping.allCases)
    func `only what was given out is taken out of a calendar`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let given = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        let other = try await clinic.ana.appointments.book(Booking(slot: try slot(day: 25))).id
        _ = try await clinic.ana.appointments.appointment(given, access: .export)
        _ = try await clinic.karl.appointments.appointment(other, access: .export)
        for id in [given, other] { _ = try await clinic.ana.appointments.cancel(id, reason: .patient) }
        for (id, isGivenOut) in [(given, true), (other, false)] {
            #expect(
                try await clinic.ana.appointments.appointment(id, access: .refresh).isGivenOut == isGivenOut)
        }
    }

    @Test(arguments: Keeping.allCases)
    func `rescheduling moves a visit once, and its successor again`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let first = try await clinic.ana.appointments.book(Booking(slot: try slot(), reason: "A rash")).id
        let second = try await clinic.ana.appointments.reschedule(first, to: try slot("09:00"))
        #expect(second.appointment.replaces == first)
        #expect(second.appointment.reason == "A rash")
        #expect(second.appointment.status == .booked)
        let old = try await clinic.ana.appointments.appointment(first, access: .refresh)
        #expect(old.appointment.status == .cancelled)
        #expect(old.appointment.cancellationReason == .patient)
        #expect(old.replacedBy == second.id)
        #expect(try await clinic.ana.slots.slot(slot()).slot.status == .free)

        let error = try await #require(throws: ClinicError.self) {
            try await clinic.ana.appointments.reschedule(first, to: try slot("10:00"))
        }
        guard case .conflict(let conflict) = error else { throw error }
        #expect(conflict.kind == .alreadyRescheduled)
        let third = try await clinic.ana.appointments.reschedule(second.id, to: try slot("08:00"))
        #expect(third.appointment.replaces == second.id)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that was moved says in every list when its successor begins`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let first = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        let cancelled = try await clinic.ana.appointments.book(Booking(slot: try slot("10:00"))).id
        let second = try await clinic.ana.appointments.reschedule(first, to: try slot("09:00"))
        _ = try await clinic.ana.appointments.cancel(cancelled, reason: .patient)
        let start = try #require(second.appointment.start)
        let successor = AppointmentSummary.Successor(id: second.id, start: Moment(start, in: ClinicFixture.zone))
        let day = DateInterval(start: start - 43200, duration: 86400)
        for appointments in [clinic.ana.appointments, clinic.karl.appointments] {
            for list in [AppointmentList.calledOff, .during(day), .inState(.cancelled)] {
                let found = try await appointments.appointments(list, access: .refresh)
                #expect(found.first { $0.id == first }?.successor == successor)
                #expect(found.first { $0.id == cancelled }.map { $0.successor == nil } == true)
            }
            #expect(try await appointments.appointment(first, access: .refresh).summary.successor == successor)
            #expect(try await appointments.appointments(.upcoming, access: .refresh).map(\.successor) == [nil])
        }
    }

    @Test(arguments: Keeping.allCases)
    func `a visit says in every list from when it was moved, and by whom`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let first = try await clinic.ana.appointments.book(Booking(slot: try slot()))
        let second = try await clinic.ana.appointments.reschedule(first.id, to: try slot("09:00"))
        let third = try await clinic.karl.appointments.reschedule(second.id, to: try slot("10:00"))
        #expect(first.summary.predecessor == nil)
        for (moved, before, role) in [(second, first, Principal.Role.patient), (third, second, .practitioner)] {
            let predecessor = try #require(moved.summary.predecessor)
            #expect(predecessor.id == before.id && predecessor.movedBy == role)
            #expect(predecessor.start == before.appointment.start.map { Moment($0, in: ClinicFixture.zone) })
        }
        for appointments in [clinic.ana.appointments, clinic.karl.appointments] {
            let listed = try await appointments.appointments(.upcoming, access: .refresh)
            #expect(listed.map(\.predecessor) == [third.summary.predecessor])
        }
    }

    @Test(arguments: Keeping.allCases)
    func `an imported visit says nothing of another patient's that it names as its predecessor`(keeping: Keeping)
        async throws
    {
        func imported(
            _ id: Appointment.ID, of patient: String, _ status: Appointment.Status, replacing: Appointment.ID? = nil
        ) -> ResourceEntity {
            .appointment(
                Appointment(
                    id: id, status: status, cancellationReason: status == .cancelled ? .patient : nil,
                    start: ClinicFixture.monday + 86400, end: ClinicFixture.monday + 88200,
                    participants: ["Patient/\(patient)", "Practitioner/karl"].map {
                        .init(actor: $0, status: .accepted)
                    },
                    replaces: replacing))
        }
        let clinic = try await keeping.makeClinic(adding: [
            imported("before", of: "ana", .cancelled), imported("after", of: "bo", .booked, replacing: "before"),
        ])
        #expect(try await clinic.ana.appointments.appointment("before", access: .refresh).summary.successor == nil)
        #expect(try await clinic.bo.appointments.appointment("after", access: .refresh).summary.predecessor == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that was started says so in every list until it is finished`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let visit = try await clinic.ana.appointments.book(Booking(slot: try slot()))
        let start = try #require(visit.appointment.start)
        let day = DateInterval(start: start - 43200, duration: 86400)
        time.now = start
        func isRunning() async throws -> Set<Bool> {
            var found: Set<Bool> = [
                try await clinic.karl.appointments.appointment(visit.id, access: .refresh).summary.isRunning
            ]
            for gateway in [clinic.ana.appointments, clinic.karl.appointments] {
                let list = try await gateway.appointments(.during(day), access: .refresh)
                found.insert(try #require(list.first { $0.id == visit.id }).isRunning)
            }
            return found
        }
        #expect(try await isRunning() == [false])
        for action in [AppointmentAction.arrive, .start] {
            _ = try await clinic.karl.appointments.perform(action, on: visit.id)
        }
        #expect(try await isRunning() == [true])
        _ = try await clinic.karl.appointments.perform(.finish, on: visit.id)
        #expect(try await isRunning() == [false])
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that is cancelled meanwhile is not moved`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        _ = try await clinic.karl.appointments.cancel(id, reason: .provider)
        await #expect(throws: ClinicError.notMovable(.cancelled)) {
            try await clinic.ana.appointments.reschedule(id, to: try slot("09:00"))
        }
        #expect(try await clinic.bo.slots.slot(slot("09:00")).slot.status == .free)
    }

    @Test(arguments: Keeping.allCases)
    func `a move that fails leaves everything as it was`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        _ = try await clinic.bo.appointments.book(Booking(slot: try slot("09:00")))
        await #expect(throws: ClinicError.self) {
            try await clinic.ana.appointments.reschedule(id, to: try slot("09:00"))
        }
        let details = try await clinic.ana.appointments.appointment(id, access: .refresh)
        #expect(details.appointment.status == .booked)
        #expect(details.replacedBy == nil)
        #expect(try await clinic.ana.slots.slot(slot()).slot.status == .busy)
    }

    @Test(arguments: Keeping.allCases)
    func `a visit can be moved to a time that overlaps its own`(keeping: Keeping) async throws {
        let later = Slot(
            id: "later", schedule: ClinicFixture.immediate.id, start: try Date("2026-11-24T08:10:00Z"),
            end: try Date("2026-11-24T08:40:00Z"))
        let clinic = try await keeping.makeClinic(adding: [.slot(later)])
        let plain = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T07:30:00Z")
        let id = try await clinic.ana.appointments.book(Booking(slot: plain)).id
        let moved = try await clinic.ana.appointments.reschedule(id, to: "later")
        #expect(moved.appointment.slot == "later")
    }

    @Test(arguments: Keeping.allCases)
    func `a missed visit can be corrected, and any be entered in error`(keeping: Keeping) async throws {
        let time = TestClock(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(clock: time.clock)
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        let early = try await #require(throws: ClinicError.self) {
            try await clinic.karl.appointments.perform(.markNoShow, on: id)
        }
        guard case .tooEarly = early else { throw early }
        time.now = try Date("2026-11-24T08:30:00Z")
        #expect(try await clinic.karl.appointments.perform(.markNoShow, on: id).appointment.status == .noshow)
        #expect(try await clinic.karl.appointments.perform(.correctNotMissed, on: id).appointment.status == .booked)
        #expect(
            try await clinic.karl.appointments.perform(.correctEnteredInError, on: id).appointment.status
                == .enteredInError)
        await #expect(throws: ClinicError.self) {
            try await clinic.karl.appointments.perform(.correctNotMissed, on: id)
        }
        #expect(try await clinic.karl.slots.slot(slot()).slot.status == .free)
    }

    @Test(arguments: Keeping.allCases)
    func `a patient accepts an offer`(keeping: Keeping) async throws {
        let slot = try slot()
        let offer = Appointment(
            id: "offer", status: .proposed, start: try Date("2026-11-24T08:00:00Z"),
            end: try Date("2026-11-24T08:30:00Z"), slot: slot,
            participants: [
                Appointment.Participant(actor: "Patient/ana", status: .needsAction),
                Appointment.Participant(actor: "Practitioner/karl", status: .accepted),
            ])
        let clinic = try await keeping.makeClinic(adding: [.appointment(offer)])
        #expect(try await clinic.ana.appointments.appointments(.requested, access: .refresh).map(\.id) == ["offer"])
        let accepted = try await clinic.ana.appointments.perform(.confirm, on: "offer")
        #expect(accepted.appointment.status == .booked)
        #expect(try await clinic.ana.slots.slot(slot).slot.status == .busy)
    }

    @Test(arguments: Keeping.allCases)
    func `opening a visit is noted once, a refresh is not`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let id = try await clinic.ana.appointments.book(Booking(slot: try slot())).id
        _ = try await clinic.karl.appointments.appointment(id, access: .opening)
        _ = try await clinic.karl.appointments.appointment(id, access: .refresh)
        let views = try await clinic.ana.audit.events(limit: 10).filter { $0.action == .read }
        #expect(views.map(\.agent) == ["Practitioner/karl"])
        #expect(views.map(\.entity) == [id.reference])
    }

    @Test(arguments: Keeping.allCases)
    func `the calendar lists a day, half-open`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let one = try await clinic.ana.appointments.book(Booking(slot: try slot("08:00"))).id
        let two = try await clinic.bo.appointments.book(Booking(slot: try slot("08:30"))).id
        let half = DateInterval(start: try Date("2026-11-24T08:30:00Z"), duration: 1800)
        #expect(try await clinic.karl.appointments.appointments(.during(half), access: .refresh).map(\.id) == [two])
        let week = DateInterval.week(of: ClinicFixture.monday, in: ClinicFixture.immediate.zone.timeZone)
        #expect(
            try await clinic.karl.appointments.appointments(.during(week), access: .refresh).map(\.id) == [one, two])
        #expect(
            try await clinic.karl.appointments.appointments(.inState(.booked), access: .refresh).map(\.id) == [
                one, two,
            ])
        #expect(try await clinic.karl.appointments.appointments(.inState(.arrived), access: .refresh).isEmpty)
    }
}
