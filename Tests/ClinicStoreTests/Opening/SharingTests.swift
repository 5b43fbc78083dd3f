import ClinicModel
import ClinicStore
import Foundation
import GRDB
import TestSupport
import Testing

/// Several connections to one file, as several processes have them.
struct SharingTests {
    private func open(_ path: String) throws -> ClinicDatabase {
        try ClinicDatabase.open(path: path, clock: .fixed(ClinicFixture.monday), passwordCost: .least)
    }

    @Test func `many who want the same slots share them out, and the losers know what is free`() async throws {
        let clinic = try await makeClinic()
        let slots = try await clinic.gateways(for: .patient("ana")).slots
            .freeSlots(SlotQuery(practitioner: "karl", limit: 10)).map(\.id)
        let pools = try (0..<4).map { _ in try open(clinic.path) }
        let outcomes = await withTaskGroup(of: ClinicError?.self) { group in
            for (number, pool) in pools.enumerated() {
                let gateways = pool.gateways(for: .patient(number.isMultiple(of: 2) ? "ana" : "bo"))
                for slot in slots {
                    group.addTask {
                        while true {
                            do {
                                _ = try await gateways.appointments.book(Booking(slot: slot))
                                return nil
                            } catch ClinicError.busy {
                                // A slow machine keeps some waiting for too long; nothing is done then.
                                continue
                            } catch {
                                return error as? ClinicError ?? .storage(.other)
                            }
                        }
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 == nil } == slots.count)
        for case let error? in outcomes {
            guard case .conflict(let conflict) = error else {
                Issue.record("\(error)")
                continue
            }
            #expect(!conflict.nearest.isEmpty)
        }
        let booked = try await clinic.gateways(for: .practitioner("karl")).appointments.appointments(
            .upcoming, access: .refresh)
        #expect(Set(booked.map(\.appointment.slot)) == Set(slots))
        #expect(try await clinic.verify().isSound)
    }

    @Test func `what another connection changes is heard of`() async throws {
        let clinic = try await makeClinic()
        let other = try open(clinic.path)
        var changes = clinic.changes().makeAsyncIterator()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        _ = try await other.gateways(for: .patient("ana")).appointments.book(Booking(slot: slot))
        #expect(await changes.next() != nil)
        #expect(
            try await clinic.gateways(for: .practitioner("karl")).appointments.appointments(.upcoming, access: .refresh)
                .count == 1)
    }

    @Test func `a change by raw SQL is heard of too`() async throws {
        let raw = try await RawDatabase()
        var changes = raw.clinic.changes().makeAsyncIterator()
        try await raw.run(RawDatabase.insert("one"))
        #expect(await changes.next() != nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a commit is heard of that is being written while one before it is seen`() async throws {
        let clinic = try await makeClinic()
        var changes = clinic.changes().makeAsyncIterator()
        let slow = try SlowLog(path: clinic.path)
        for number in 1...3 {
            // The first changes nothing that is listened for.
            try slow.run("PRAGMA user_version = \(number)")
            try slow.run("UPDATE change SET counter = counter + 1")
            #expect(await changes.next() != nil)
        }
    }

    @Test func `a watch that fails is told to listeners, and goes on afterwards`() async throws {
        let raw = try await RawDatabase()
        var changes = raw.clinic.changes().makeAsyncIterator()
        try await raw.run("ALTER TABLE change RENAME TO elsewhere; UPDATE elsewhere SET counter = counter + 1")
        #expect(await changes.next() != nil)
        try await raw.run("ALTER TABLE elsewhere RENAME TO change")
        try await raw.run(RawDatabase.insert("one"))
        #expect(await changes.next() != nil)
    }

    @Test func `listeners hear of the first change after a beginning that failed`() async throws {
        let raw = try await RawDatabase()
        let other = try open(raw.clinic.path)
        try await raw.run("ALTER TABLE change RENAME TO elsewhere")
        var changes = other.changes().makeAsyncIterator()
        try await raw.run(RawDatabase.insert("one"))
        try await raw.run("ALTER TABLE elsewhere RENAME TO change")
        #expect(await changes.next() != nil)
    }

    @Test func `looking at a record wakes nobody`() async throws {
        let clinic = try await makeClinic()
        let other = try open(clinic.path)
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let id = try await clinic.gateways(for: .patient("ana")).appointments.book(Booking(slot: slot)).id
        var changes = clinic.changes().makeAsyncIterator()
        _ = try await other.gateways(for: .practitioner("karl")).appointments.appointment(id, access: .opening)
        // Silence can only be waited for.
        let silence = Task { await changes.next() != nil }
        try await Task.sleep(for: .milliseconds(300))
        silence.cancel()
        #expect(await silence.value == false)
    }
}
