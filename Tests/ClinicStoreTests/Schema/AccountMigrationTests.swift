import Foundation
import GRDB
import TestSupport
import Testing

@testable import ClinicModel
@testable import ClinicStore

/// Accounts in a database that an older version has made.
struct AccountMigrationTests {
    /// An older version has noted it in the audit trail alone.
    @Test func `why a session has ended is in its row, and of older ones in the audit trail`() async throws {
        let raw = try await RawDatabase()
        try await raw.clinic.makeAccount(
            userName: "ana", password: ClinicFixture.password, principal: .patient("ana"))
        let session = try await raw.clinic.signIn.signIn(
            userName: "ana", password: ClinicFixture.password, as: .patient)
        _ = try await raw.clinic.accounts.endSessions(of: "ana")
        func state() async throws -> SessionState {
            try await raw.clinic.gateways(for: session).accounts.state(of: session)
        }
        #expect(try await raw.text("SELECT ending FROM session") == "endedByClinic")
        #expect(try await state() == .endedByClinic)
        try await raw.run("UPDATE session SET ending = 'accountClosed'")
        #expect(try await state() == .accountClosed)
        try await raw.run("UPDATE session SET ending = NULL")
        #expect(try await state() == .endedByClinic)
    }

    @Test func `accounts, sessions and the audit trail of the first version are kept`() async throws {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "1")
        let made = ClinicFixture.monday.milliseconds - 86_400_000
        let hash = try Argon2(cost: .least).hash("open sesame")
        let digest = try Argon2(cost: .least).digest("secret")
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO patient (id, active, name, names, identifiers, telecom, deceased, search_text)
                    VALUES ('ana', 1, 'Ana', '[{"text":"Ana","given":[],"prefix":[],"suffix":[]}]', '[]', '[]', 0, 'ana')
                    """)
            try db.execute(
                sql:
                    "INSERT INTO account VALUES ('ana', 'Patient/ana', ?); INSERT INTO session VALUES (?, 'ana', 'Patient/ana', ?)",
                arguments: [hash, digest, ClinicFixture.monday.milliseconds + 9 * 3_600_000])
            var previous = Data()
            for (sequence, entity) in [(Int64(1), "Account/ana"), (2, "Patient/ana")] {
                let link = AuditLink(
                    sequence: sequence,
                    row: AuditRow(
                        recorded: made + sequence, systemTime: nil, agent: "administrator", action: "C",
                        entity: entity, patient: "ana", outcome: "0", detail: "made"), previous: previous)
                previous = try link.hash()
                try db.execute(
                    sql: "INSERT INTO audit VALUES (?, ?, 'administrator', 'C', ?, 'ana', '0', 'made', ?, ?)",
                    arguments: [sequence, made + sequence, entity, link.previous, previous])
            }
        }
        try queue.close()

        let clinic = try ClinicDatabase.open(path: path, clock: .fixed(ClinicFixture.monday), passwordCost: .least)
        #expect(try await clinic.verify().isSound)
        let account = try #require(try await clinic.accounts.accounts().first)
        #expect(account.created == Date(milliseconds: made + 1))
        #expect(account.state == .active && account.sessions == 1)
        let session = try #require(try await clinic.accounts.sessions().first)
        #expect(session.started == session.expires - 12 * 3600)
        #expect(try await clinic.signIn.resume(token: "secret", as: .patient).userName == "ana")

        _ = try await clinic.signIn.signIn(userName: "ana", password: "open sesame", as: .patient)
        #expect(try await clinic.verify().isSound)
        #expect(try await clinic.accounts.sessions().map(\.id) == [1, 2])
        #expect(try await clinic.verifyAudit().count == 3)
    }
}
