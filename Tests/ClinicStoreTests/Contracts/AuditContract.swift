import ClinicModel
import Foundation
import TestSupport
import Testing

/// What is in the audit trail of every clinic.
@Suite struct AuditContract {
    private func details(of agent: String, in clinic: KeptClinic) async throws -> [String] {
        try await clinic.audit(of: agent).map(\.detail)
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner's lists and searches are noted when they are opened`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let day = DateInterval(start: try Date("2026-11-23T23:00:00Z"), duration: 86400)
        _ = try await clinic.ines.appointments.appointments(.during(day), access: .opening)
        _ = try await clinic.ines.appointments.appointments(.during(day), access: .refresh)
        _ = try await clinic.ines.appointments.appointments(.requested, access: .opening)
        _ = try await clinic.ines.people.patients(matching: "lind", limit: 10)
        #expect(
            try await details(of: "Practitioner/ines", in: clinic) == [
                "looked for “lind”: 1 found", "opened the list of requests",
                "opened the list from 2026-11-23T23:00:00Z to 2026-11-24T23:00:00Z",
            ])
    }

    @Test(arguments: Keeping.allCases)
    func `a visit that is given out is noted, one's own list is not`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let id = try await clinic.ana.appointments.book(Booking(slot: slot)).id
        _ = try await clinic.ana.appointments.appointments(.upcoming, access: .opening)
        _ = try await clinic.ana.appointments.appointment(id, access: .export)
        _ = try await clinic.ana.appointments.appointment(id, access: .refresh)
        let events = try await clinic.audit(of: "Patient/ana")
        #expect(events.map(\.detail) == ["given out", "booked"])
        #expect(events.first?.entity == id.reference)
    }
}
