import ClinicModel
import Foundation
import TestSupport
import Testing

struct ErrorTextTests {
    private let berlin = ClinicFixture.zone

    @Test func `a conflict names what is in the way and the nearest free times`() throws {
        let start = try Date("2026-11-24T08:20:00Z")
        let free = OpenSlot(
            slot: Slot(id: "s", schedule: "x", start: start + 3600, end: start + 4800), practitioner: "ines",
            practitionerName: "Dr Ines Okafor", service: nil, zone: berlin, needsConfirmation: false)
        let error = ClinicError.conflict(
            Conflict(
                kind: .slotTaken, start: start, end: start + 1200, zone: berlin,
                practitionerName: "Dr Ines Okafor", nearest: [free]))
        #expect(error.errorDescription == "Somebody else has taken this time.")
        #expect(error.failureReason == "In the way: Tue 24 Nov 2026, 09:20–09:40 with Dr Ines Okafor.")
        #expect(error.recoverySuggestion == "Nearest free times: Tue 24 Nov 2026, 10:20 with Dr Ines Okafor.")
    }

    @Test func `a conflict by other clocks says where they hang`() throws {
        let zone = try #require(Zone("America/New_York"))
        let start = try Date("2026-11-24T13:00:00Z")
        func free(at place: String?) -> OpenSlot {
            OpenSlot(
                slot: Slot(id: "s", schedule: "x", start: start + 3600, end: start + 4800), practitioner: "zoe",
                practitionerName: "Zoe York", service: nil, zone: zone, place: place, needsConfirmation: false)
        }
        let error = ClinicError.conflict(
            Conflict(
                kind: .slotTaken, start: start, end: start + 1200, zone: zone, place: "New York",
                practitionerName: "Zoe York", nearest: [free(at: "New York"), free(at: nil)]))
        #expect(error.failureReason == "In the way: Tue 24 Nov 2026, 08:00–08:20 (New York) with Zoe York.")
        #expect(
            error.recoverySuggestion
                == "Nearest free times: Tue 24 Nov 2026, 09:00 (New York) with Zoe York; Tue 24 Nov 2026, 09:00 with Zoe York."
        )
    }

    @Test func `what is so already is said to be`() {
        let visit = ClinicError.invalidTransition(from: .cancelled, to: .cancelled)
        let encounter = ClinicError.invalidEncounterTransition(from: .finished, to: .finished)
        #expect(visit.errorDescription == "This visit is cancelled already.")
        #expect(encounter.errorDescription == "This visit is finished already.")
    }

    @Test func `a visit that cannot be started or finished is said to be so, in the words of visits`() {
        let booked = ClinicError.invalidTransition(from: .booked, to: .fulfilled)
        #expect(booked.errorDescription == "A visit that is booked cannot be started.")
        #expect(booked.recoverySuggestion == "Note first that the patient has arrived.")
        let missed = ClinicError.invalidTransition(from: .noshow, to: .fulfilled)
        #expect(missed.errorDescription == "A visit that is missed cannot be started.")
        #expect(missed.recoverySuggestion == "Refresh to see its present state.")
        let planned = ClinicError.invalidEncounterTransition(from: .planned, to: .finished)
        #expect(planned.errorDescription == "A visit that was not started cannot be finished.")
        let cancelled = ClinicError.invalidEncounterTransition(from: .cancelled, to: .finished)
        #expect(cancelled.errorDescription == "A visit that is cancelled cannot become finished.")
    }

    @Test func `every failure says what failed and what to do`() {
        let moment = Moment(ClinicFixture.monday, in: berlin)
        let errors: [ClinicError] =
            [
                .notAllowed("do this"), .notFound("slot 1"), .busy, .cutoffPassed(moment),
                .cutoffPassed(moment, phone: "+41 00 001 00 01"),
                .tooLate(earliest: moment), .tooFarAhead(latest: moment), .tooEarly(moment),
                .invalidTransition(from: .booked, to: .pending), .invalidTransition(from: .cancelled, to: .cancelled),
                .invalidEncounterTransition(from: .finished, to: .arrived), .invalid("It is empty."),
                .notMovable(.cancelled),
                .unknownZone("Mars/Olympus", of: "x"), .wrongPassword,
                .locked(until: ClinicFixture.monday), .signedOut, .outOfMemory,
                .unaudited(.notAllowed("do this"), because: .storage(.diskFull)),
            ] + StorageFailure.allCases.map(ClinicError.storage)
        for error in errors {
            #expect(error.errorDescription?.hasSuffix(".") == true)
            #expect(error.recoverySuggestion?.hasSuffix(".") == true)
        }
    }

    @Test(arguments: [(-5, "one second"), (170, "3 minutes"), (890, "15 minutes")] as [(Double, String)])
    func `a lock says how long it lasts`(seconds: Double, length: String) {
        let lock = ClinicError.locked(until: ClinicClock.system.now + seconds)
        #expect(lock.failureReason == "The next attempt is possible in \(length).")
    }

    @Test func `too late a change says which number to call`() throws {
        let late = ClinicError.cutoffPassed(Moment(ClinicFixture.monday, in: berlin), phone: "+41 00 001 00 01")
        #expect(late.recoverySuggestion == "Call the clinic: +41 00 001 00 01.")
        #expect(try JSONDecoder().decode(ClinicError.self, from: JSONEncoder().encode(late)) == late)
    }

    @Test func `a visit that is not moved any more says how it stands, and what can be done`() {
        let error = ClinicError.notMovable(.noshow)
        #expect(error.errorDescription == "This visit can no longer be moved, since it is missed.")
        #expect(error.recoverySuggestion == "Book another visit in its place.")
    }

    @Test func `what does not go with how things stand is not to be corrected`() {
        let error = ClinicError.notPossible("A refill of “Ibuprofen” is asked for already.")
        #expect(error.errorDescription == "A refill of “Ibuprofen” is asked for already.")
        #expect(error.failureReason == nil && error.recoverySuggestion == nil)
        #expect(ClinicError.invalid("It is empty.").recoverySuggestion == "Correct it and try again.")
    }

    @Test func `a visit that goes on is said to be in progress, not finished`() throws {
        let started = ClinicError.invalidTransition(from: .fulfilled, to: .fulfilled, during: .inProgress)
        #expect(started.errorDescription == "This visit is in progress already.")
        let missed = ClinicError.invalidTransition(from: .fulfilled, to: .noshow, during: .onleave)
        #expect(missed.errorDescription == "A visit that is in progress cannot become missed.")
        let moved = ClinicError.notMovable(.fulfilled, during: .inProgress)
        #expect(moved.errorDescription == "This visit can no longer be moved, since it is in progress.")
        let over = ClinicError.invalidTransition(from: .fulfilled, to: .fulfilled, during: .finished)
        #expect(over.errorDescription == "This visit is finished already.")
        for error in [started, missed, moved, over] {
            #expect(try JSONDecoder().decode(ClinicError.self, from: JSONEncoder().encode(error)) == error)
        }
    }

    @Test func `a password that alone can be wrong is said to be so`() {
        #expect(ClinicError.wrongPassword.ofKnownUser as? ClinicError == .invalid("The password is wrong."))
        let current = ClinicError.wrongPassword.ofPasswordChange as? ClinicError
        #expect(current == .invalid("The current password is wrong."))
        #expect(ClinicError.busy.ofKnownUser as? ClinicError == .busy)
    }
}
