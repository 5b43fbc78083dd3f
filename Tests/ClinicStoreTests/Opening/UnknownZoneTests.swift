import ClinicModel
import ClinicStore
import Foundation
import TestSupport
import Testing

/// A schedule whose zone there is not, as only another program can have written it.
struct UnknownZoneTests {
    private let error = ClinicError.unknownZone("Mars/Olympus", of: "karl-skin")

    private func makeDatabase() async throws -> RawDatabase {
        let raw = try await RawDatabase()
        _ = try await raw.clinic.gateways(for: .patient("ana")).appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")))
        try await raw.run("UPDATE schedule SET time_zone = 'Mars/Olympus' WHERE id = 'karl-skin'")
        return raw
    }

    @Test func `nothing is shown by another clock, and the error names the schedule`() async throws {
        let ana = try await makeDatabase().clinic.gateways(for: .patient("ana"))
        await #expect(throws: error) { try await ana.slots.freeSlots(SlotQuery()) }
        await #expect(throws: error) { try await ana.people.practitioners() }
        await #expect(throws: error) { try await ana.appointments.appointments(.upcoming, access: .refresh) }
        await #expect(throws: error) { try await ana.overview.overview() }
        #expect(error.errorDescription?.contains("Schedule/karl-skin") == true)
    }

    @Test func `a verification tells it`() async throws {
        let verification = try await makeDatabase().clinic.verify()
        #expect(!verification.isSound)
        #expect(
            verification.references == [
                "Schedule/karl-skin is in the time zone “Mars/Olympus”, which there is not"
            ])
    }

    @Test func `a zone is stored under the name that it was given`() async throws {
        let schedule = Schedule(
            id: "far", practitioner: ClinicFixture.karl.id, service: ClinicFixture.immediate.service, zone: .utc,
            policy: ClinicFixture.immediate.policy, plan: ClinicFixture.immediate.plan)
        let raw = try await RawDatabase(adding: [.schedule(schedule)])
        #expect(try await raw.text("SELECT time_zone FROM schedule WHERE id = 'far'") == "UTC")
    }
}
