import ClinicModel
import GRDB
import TestSupport
import Testing

@testable import ClinicStore

/// What people are told when SQLite fails.
struct FailureTests {
    @Test(arguments: [
        (ResultCode.SQLITE_FULL, 74), (.SQLITE_BUSY, 75), (.SQLITE_CORRUPT, 65), (.SQLITE_NOTADB, 65),
        (.SQLITE_CANTOPEN, 66), (.SQLITE_READONLY, 73), (.SQLITE_IOERR, 74),
    ])
    func `each failure has its status and says what to do`(code: ResultCode, status: Int) {
        let error = StoreError(DatabaseError(resultCode: code), path: "/clinic.sqlite")
        #expect(error.exitStatus == Int32(status))
        #expect(error.errorDescription?.contains("/clinic.sqlite") == true)
        #expect(error.recoverySuggestion?.isEmpty == false)
    }

    @Test func `a refusal stands where the audit trail cannot be told of it`() async throws {
        let raw = try await RawDatabase()
        let bo = raw.clinic.gateways(for: .patient("bo"))
        try await raw.run(RawDatabase.insert("one"))
        try await raw.run("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no room'); END")
        let refusal = ClinicError.notAllowed("see somebody else’s appointment")
        let failure = ClinicError.invalid("The clinic’s rules forbid this: no room.")
        let error = await #expect(throws: ClinicError.unaudited(refusal, because: failure)) {
            try await bo.appointments.appointment("one", access: .refresh)
        }
        #expect(error?.errorDescription == refusal.errorDescription)
        #expect(error?.failureReason?.contains("no room") == true)
    }

    @Test func `a full disk changes nothing and is said to be full`() async throws {
        let clinic = try await makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let ana = clinic.gateways(for: .patient("ana"))
        try await clinic.pool.writeWithoutTransaction { db in
            let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            try db.execute(sql: "PRAGMA max_page_count = \(pages)")
        }
        await #expect(throws: ClinicError.storage(.diskFull)) {
            for _ in 0..<1000 {
                _ = try await ana.slots.hold(slot)
                try await ana.slots.release(slot)
            }
        }
        #expect(try await clinic.verify().isSound)
    }
}
