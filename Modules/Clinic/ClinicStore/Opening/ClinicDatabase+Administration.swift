import ClinicModel
import Foundation
import GRDB

extension ClinicDatabase {
    /// The clinic's accounts and sessions, for the administrator.
    package var accounts: AccountAdministration { AccountAdministration(keeper: self, hasher: hasher) }

    /// See ``AccountAdministration/make(userName:password:principal:under:)``.
    package func makeAccount(
        userName: String, password: String, principal: Principal, under rule: PasswordRule = .standard
    ) async throws {
        try await accounts.make(userName: userName, password: password, principal: principal, under: rule)
    }

    /// Whether this clinic was made to be tried out, so that its passwords may be told to anybody.
    package func isDemo() async throws -> Bool {
        try await readDatabase { try $0.isDemo() }
    }

    /// The same, for a program that is about to begin.
    package var isMarkedAsDemo: Bool {
        get throws {
            do {
                return try pool.read { try $0.isDemo() }
            } catch let error as DatabaseError {
                throw StoreError(error, path: path)
            }
        }
    }

    package func markAsDemo() async throws {
        try await writeDatabase { db in
            try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES ('demo', 'yes')")
        }
    }

    /// The audit trail, latest first, for the administrator.
    package func auditEvents(limit: Int) async throws -> [AuditEvent] {
        try await readDatabase { [clock] db in try SQLiteRecords(db: db, clock: clock).auditEvents(limit: limit) }
    }

    /// Makes the slots of the weekly plans as far as they can be booked.
    package func openPlannedSlots() async throws {
        try await write { try PlanExpansion(records: $0).run() }
    }

    /// Copies the whole clinic, as it is at one moment, into a new file, which appears when it is whole. The audit trail,
    /// the copy's too, says so before anything leaves.
    package func backup(to target: String) async throws {
        let taken = StoreError.cannotCreate(path: target, reason: "there is such a file already")
        var status = stat()
        guard lstat(target, &status) != 0 else { throw taken }
        try await write { records in
            try records.append(
                AuditEntry(
                    agent: SQLiteRecords.administrator, action: .read, entity: "Bundle",
                    detail: "copied the whole clinic to \(target)"))
        }
        do {
            let draft = try FileDraft(for: target)
            defer { draft.discard() }
            try await inPlace { try await pool.vacuum(into: draft.path) }
            guard try draft.install(replacing: false) else { throw taken }
        } catch let error as DatabaseError {
            throw StoreError(error, path: target)
        } catch let failure as FileDraft.Failure {
            throw StoreError(failure)
        }
    }
}

extension Database {
    fileprivate func isDemo() throws -> Bool {
        try String.fetchOne(self, sql: "SELECT value FROM setting WHERE name = 'demo'") == "yes"
    }
}
