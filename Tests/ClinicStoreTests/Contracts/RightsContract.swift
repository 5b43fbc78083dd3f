import ClinicModel
import Foundation
import TestSupport
import Testing

/// Nobody reaches what is not theirs through any gateway, and each attempt is in the audit trail.
@Suite struct RightsContract {
    private typealias Attempt = @Sendable (Gateways, Appointment.ID) async throws -> Void

    private func refusals(
        of attempts: [Attempt], on id: Appointment.ID, by gateways: Gateways, in clinic: KeptClinic
    ) async throws {
        for attempt in attempts {
            let before = try await clinic.audit(of: gateways.principal.reference).count
            let error = await #expect(throws: ClinicError.self) { try await attempt(gateways, id) }
            guard case .notAllowed = error else {
                Issue.record("\(String(describing: error)) is no refusal")
                continue
            }
            let events = try await clinic.audit(of: gateways.principal.reference)
            #expect(events.count == before + 1)
            #expect(events.first?.outcome == .minorFailure)
            #expect(events.first?.detail.hasPrefix("refused: ") == true)
        }
    }

    private static let everyStep: [Attempt] = [
        { _ = try await $0.appointments.appointment($1, access: .opening) },
        { _ = try await $0.appointments.appointment($1, access: .refresh) },
        { _ = try await $0.appointments.perform(.confirm, on: $1) },
        { _ = try await $0.appointments.perform(.decline, on: $1) },
        { _ = try await $0.appointments.cancel($1, reason: $0.principal.role == .patient ? .patient : .provider) },
        {
            let slot = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")
            _ = try await $0.appointments.reschedule($1, to: slot)
        },
        { _ = try await $0.appointments.perform(.arrive, on: $1) },
        { _ = try await $0.appointments.perform(.checkIn, on: $1) },
        { _ = try await $0.appointments.perform(.start, on: $1) },
        { _ = try await $0.appointments.perform(.finish, on: $1) },
        { _ = try await $0.appointments.perform(.markNoShow, on: $1) },
        { _ = try await $0.appointments.perform(.correctEnteredInError, on: $1) },
        { _ = try await $0.appointments.perform(.correctNotMissed, on: $1) },
    ]

    @Test(arguments: Keeping.allCases)
    func `a patient does nothing with another's appointment`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let id = try await clinic.ana.appointments.book(Booking(slot: slot)).id
        try await refusals(of: Self.everyStep, on: id, by: clinic.bo, in: clinic)
        #expect(try await clinic.ana.appointments.appointment(id, access: .refresh).appointment.sequence == 0)
        let noted = try await clinic.ana.audit.events(limit: 100).filter { $0.agent == "Patient/bo" }
        #expect(noted.count == Self.everyStep.count)
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner does nothing on another's calendar`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let id = try await clinic.ana.appointments.book(Booking(slot: slot)).id
        try await refusals(of: Self.everyStep, on: id, by: clinic.ines, in: clinic)
    }

    @Test(arguments: Keeping.allCases)
    func `a patient takes no step that is the practitioner's`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T08:00:00Z")
        let id = try await clinic.ana.appointments.book(Booking(slot: slot)).id
        try await refusals(
            of: [
                { _ = try await $0.appointments.perform(.confirm, on: $1) },
                { _ = try await $0.appointments.perform(.decline, on: $1) },
                { _ = try await $0.appointments.perform(.arrive, on: $1) },
                { _ = try await $0.appointments.perform(.start, on: $1) },
                { _ = try await $0.appointments.perform(.finish, on: $1) },
                { _ = try await $0.appointments.perform(.markNoShow, on: $1) },
                { _ = try await $0.appointments.perform(.correctEnteredInError, on: $1) },
            ], on: id, by: clinic.ana, in: clinic)
    }

    @Test(arguments: Keeping.allCases)
    func `a patient sees and books for nobody else`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        try await refusals(
            of: [
                { gateways, _ in _ = try await gateways.people.patient("bo", access: .opening) },
                { gateways, _ in _ = try await gateways.people.patient("bo", access: .refresh) },
                { gateways, _ in _ = try await gateways.people.patients(matching: "", limit: 10) },
                { gateways, _ in _ = try await gateways.appointments.book(Booking(slot: slot, patient: "bo")) },
                { gateways, _ in _ = try await gateways.slots.calendarSlots(in: DateInterval()) },
            ], on: "", by: clinic.ana, in: clinic)
        #expect(try await clinic.bo.audit.events(limit: 10).filter { $0.agent == "Patient/ana" }.count == 2)
        #expect(try await clinic.ana.people.patient("ana", access: .refresh) == ClinicFixture.ana)
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner reaches patients of theirs alone`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T08:00:00Z")
        let karls = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        try await refusals(
            of: [
                { gateways, _ in _ = try await gateways.people.patient("ana", access: .opening) },
                { gateways, _ in _ = try await gateways.appointments.book(Booking(slot: slot, patient: "ana")) },
                { gateways, _ in _ = try await gateways.appointments.book(Booking(slot: karls, patient: "bo")) },
                { gateways, _ in _ = try await gateways.slots.hold(karls) },
                { gateways, _ in _ = try await gateways.slots.slot(karls) },
            ], on: "", by: clinic.ines, in: clinic)
        // Bo names her generalPractitioner; Ana becomes hers by asking for a visit.
        #expect(try await clinic.ines.people.patient("bo", access: .opening).id == "bo")
        _ = try await clinic.ana.appointments.book(Booking(slot: slot))
        #expect(try await clinic.ines.people.patient("ana", access: .opening).id == "ana")
    }

    @Test(arguments: Keeping.allCases)
    func `nobody ends another's session`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let session = try await clinic.signIn.signIn(
            userName: "bo", password: ClinicFixture.password, as: .patient)
        try await refusals(
            of: [{ gateways, _ in try await gateways.accounts.signOut(session) }], on: "", by: clinic.ana, in: clinic)
        #expect(try await clinic.signIn.resume(token: session.token, as: .patient).principal == .patient("bo"))
    }
}
