import ClinicModel
import ClinicPostgres
import ClinicStore
import Foundation
import Synchronization
import TestSupport
import Testing

/// What was confirmed is there, whatever becomes of PostgreSQL's server.
///
/// `ROUNDS` says how often; the ordinary tests make do with a few.
@Suite(.serialized, .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct FaultTests {
    private static let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap(Int.init) ?? 3

    @Test(.timeLimit(.minutes(10)))
    func `a server that is restarted under load loses nothing and does nothing twice`() async throws {
        let cluster = try PostgresCluster(settings: [])
        let clinic = try await Self.makeClinic(at: cluster.address(of: cluster.makeDatabase()))
        let load = Load(on: clinic)
        for _ in 0..<Self.rounds {
            try await Task.sleep(for: .milliseconds(300))
            try cluster.stop()
            try cluster.start()
        }
        try await Task.sleep(for: .milliseconds(300))
        try await load.expectKept(by: clinic)
        print("restarts: \(Self.rounds), \(load)")
    }

    @Test(.timeLimit(.minutes(10)))
    func `a synchronous replica that takes over goes on with all that was confirmed`() async throws {
        for _ in 0..<max(1, Self.rounds / 3) {
            let primary = try PostgresCluster(settings: [])
            let database = try primary.makeDatabase()
            let replica = try PostgresCluster(following: primary, named: "replica")
            try primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'replica'")
            try primary.sql("SELECT pg_reload_conf()")
            let limit = Date(timeIntervalSinceNow: 60)
            while try primary.sql("SELECT sync_state FROM pg_stat_replication") != "sync" {
                #expect(Date() < limit)
                try await Task.sleep(for: .milliseconds(20))
            }
            let clinic = try await Self.makeClinic(at: primary.address(of: database, also: replica))
            let load = Load(on: clinic)
            try await Task.sleep(for: .milliseconds(500))
            primary.kill()
            try replica.promote()
            try replica.sql("ALTER SYSTEM SET synchronous_standby_names = ''")
            try replica.sql("SELECT pg_reload_conf()")
            try await Task.sleep(for: .milliseconds(500))
            try await load.expectKept(by: clinic)
            print("takeover: \(load)")
        }
    }

    private static func makeClinic(at address: String) async throws -> PostgresClinic {
        let clinic = try PostgresClinic.open(
            PostgresAddress(address), create: true, clock: .fixed(ClinicFixture.monday), passwordCost: .least,
            connections: 4)
        try await clinic.add(ClinicFixture.entities + (0..<4).map { .patient(Load.client($0)) })
        try await clinic.openPlannedSlots()
        return clinic
    }
}

/// Patients who book and cancel one slot after the other until they are told to stop.
private final class Load: Sendable, CustomStringConvertible {
    private struct Outcome {
        var confirmed: [Appointment.ID: Appointment.Status] = [:]
        /// Of which nobody knows whether they were done.
        var unknown = 0
        var refused = 0
    }

    private let outcome = Mutex(Outcome())
    private let tasks: Mutex<[Task<Void, any Error>]> = Mutex([])

    static func client(_ number: Int) -> Patient {
        Patient(id: EntityID("client\(number)"), names: [HumanName(text: "Client \(number)")])
    }

    init(on clinic: PostgresClinic) {
        tasks.withLock { tasks in
            tasks = (0..<4).map { number in
                Task { [self] in try await book(for: Self.client(number).id, number, at: clinic) }
            }
        }
    }

    var description: String {
        outcome.withLock { "\($0.confirmed.count) confirmed, \($0.unknown) unknown, \($0.refused) refused" }
    }

    private func book(for patient: Patient.ID, _ number: Int, at clinic: PostgresClinic) async throws {
        let gateways = clinic.gateways(for: .patient(patient))
        var from = ClinicFixture.monday + 86_400
        var count = 0
        while !Task.isCancelled {
            do {
                let query = SlotQuery(
                    practitioner: "karl", period: DateInterval(start: from, duration: 7 * 86_400), limit: 1)
                guard let slot = try await gateways.slots.freeSlots(query).first else {
                    from = ClinicFixture.monday + 86_400
                    continue
                }
                from = slot.slot.start + 60
                let visit = try await gateways.appointments.book(Booking(slot: slot.id))
                outcome.withLock { $0.confirmed[visit.id] = visit.appointment.status }
                count += 1
                // Most slots are given back, so that there is something to do for as long as it takes.
                if count.isMultiple(of: 10), count < 100 { continue }
                let cancelled = try await gateways.appointments.cancel(visit.id, reason: .patient)
                outcome.withLock { $0.confirmed[visit.id] = cancelled.appointment.status }
            } catch ClinicError.unreachable(_, _, let mayBeDone) {
                outcome.withLock { if mayBeDone { $0.unknown += 1 } else { $0.refused += 1 } }
            } catch is CancellationError {
                return
            } catch ClinicError.conflict {
                outcome.withLock { $0.refused += 1 }
            } catch ClinicError.busy {
                outcome.withLock { $0.refused += 1 }
            }
        }
    }

    /// Ends the load, and checks that all that was confirmed is there and as it was said to be.
    func expectKept(by clinic: PostgresClinic) async throws {
        let tasks = tasks.withLock { $0 }
        for task in tasks { task.cancel() }
        // An error that a client was not to see fails here.
        for task in tasks { try await task.value }
        let outcome = outcome.withLock { $0 }
        #expect(outcome.confirmed.count > 0)
        let kept = try await clinic.read { records in
            try outcome.confirmed.keys.map { ($0, try records.appointment($0)?.status) }
        }
        let mismatches = kept.filter { id, status in status != outcome.confirmed[id] }
        // A cancellation of which nobody knows may have been done.
        #expect(mismatches.allSatisfy { $0.1 == .cancelled } && mismatches.count <= outcome.unknown, "\(mismatches)")
        try clinic.close()
        let verification = try await clinic.verify()
        #expect(verification.isSound, "\(verification.faults) \(verification.audit)")
    }
}
