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

    @Test func `every failure says what failed and what to do`() {
        let moment = Moment(ClinicFixture.monday, in: berlin)
        let errors: [ClinicError] =
            [
                .notAllowed("do this"), .notFound("slot 1"), .busy, .cutoffPassed(moment),
                .tooLate(earliest: moment), .tooFarAhead(latest: moment), .tooEarly(moment),
                .invalidTransition(from: .booked, to: .pending),
                .invalidEncounterTransition(from: .finished, to: .arrived), .invalid("It is empty."),
                .unknownZone("Mars/Olympus", of: "x"), .wrongPassword,
                .locked(until: ClinicFixture.monday), .signedOut, .outOfMemory,
                .unaudited(.notAllowed("do this"), because: .storage(.diskFull)),
            ] + StorageFailure.allCases.map(ClinicError.storage)
        for error in errors {
            #expect(error.errorDescription?.hasSuffix(".") == true)
            #expect(error.recoverySuggestion?.hasSuffix(".") == true)
        }
    }
}
