import ClinicModel
import ClinicPostgres
import Synchronization
import TestSupport
import Testing

@testable import ClinicStore

/// A clinic goes from one database to the other and comes back as it was.
@Suite(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct CopyTests {
    @Test func `a clinic comes back as it went, with its audit trail`() async throws {
        let clinic = try await makeClinic(adding: HealthFixture.entities)
        try await clinic.makeAccount(
            userName: "ana", password: ClinicFixture.password, principal: .patient(ClinicFixture.ana.id))
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T07:00:00Z")
        _ = try await clinic.gateways(for: .patient("ana")).appointments.book(Booking(slot: slot))
        let cluster = try PostgresCluster.shared.get()
        let served = try PostgresClinic.open(
            PostgresAddress(cluster.address(of: cluster.makeDatabase())), create: true,
            clock: .fixed(ClinicFixture.monday))
        #expect(try await ClinicCopy(from: clinic, to: served).run() > 100)
        let back = try ClinicDatabase.open(
            path: makeFolder() + "/back.sqlite", create: true, clock: .fixed(ClinicFixture.monday))
        _ = try await ClinicCopy(from: served, to: back).run()

        #expect(try await served.verify().isSound)
        #expect(try await back.verify().isSound)
        let there = try await contents(of: served)
        #expect(try await contents(of: clinic) == there)
        #expect(try await contents(of: back) == there)
        let trails = [try links(of: clinic), try links(of: served), try links(of: back)]
        #expect(Array(trails[1].prefix(trails[0].count)) == trails[0])
        #expect(Array(trails[2].prefix(trails[1].count)) == trails[1])
        let accounts = try await clinic.read { try $0.accounts() }
        #expect(try await back.read { try $0.accounts() } == accounts)
        #expect(!accounts.isEmpty)
        // The rules hold in the copy, and what is new is numbered after what came.
        let other = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T07:00:00Z")
        for clinic in [served, back] as [any StoredClinic] {
            let appointments = clinic.gateways(for: .patient("bo")).appointments
            await #expect(throws: ClinicError.self) { try await appointments.book(Booking(slot: slot)) }
            _ = try await appointments.book(Booking(slot: other))
        }
        #expect(try await served.verify().isSound)
    }

    @Test func `what a newer version is still to read comes along`() async throws {
        let clinic = try await makeClinic()
        try await clinic.writeTransaction {
            _ = try $0.sql.db.run("INSERT INTO unread_text VALUES ('Observation', 'seen'), ('Condition', 'acne')")
        }
        let cluster = try PostgresCluster.shared.get()
        let served = try PostgresClinic.open(
            PostgresAddress(cluster.address(of: cluster.makeDatabase())), create: true,
            clock: .fixed(ClinicFixture.monday))
        _ = try await ClinicCopy(from: clinic, to: served).run()
        let back = try ClinicDatabase.open(
            path: makeFolder() + "/back.sqlite", create: true, clock: .fixed(ClinicFixture.monday))
        _ = try await ClinicCopy(from: served, to: back).run()
        for copy in [served, back] as [any StoredClinic] {
            var unread: [String] = []
            try copy.readHere { db in
                unread = try db.rows("SELECT type, id FROM unread_text ORDER BY type") { "\($0.text())/\($0.text())" }
            }
            #expect(unread == ["Condition/acne", "Observation/seen"])
        }
    }

    @Test func `a clinic that has something in it is not copied over`() async throws {
        let (sqlite, postgres) = (try await makeClinic(), try await makePostgresClinic())
        for (from, into) in [(sqlite, postgres) as (any StoredClinic, any StoredClinic), (postgres, sqlite)] {
            await #expect(throws: StoreError.cannotCreate(path: into.path, reason: "there is a clinic in it already")) {
                try await ClinicCopy(from: from, to: into).run()
            }
        }
    }

    private func contents(of clinic: any StoredClinic) async throws -> [String] {
        let list = Contents()
        try await clinic.archive.resources(of: nil) { resource in list.texts.withLock { $0.append("\(resource)") } }
        return list.texts.withLock { $0 }
    }

    private final class Contents: Sendable {
        let texts = Mutex<[String]>([])
    }

    private func links(of clinic: any StoredClinic) throws -> [AuditLink] {
        var links: [AuditLink] = []
        try clinic.readHere { db in try db.forEachAuditLink { link, _ in links.append(link) } }
        return links
    }
}
