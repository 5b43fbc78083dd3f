import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func account(userName: String) throws -> Account? {
        try Row.fetchOne(db, sql: "SELECT * FROM account WHERE user_name = ?", arguments: [userName]).map(account)
    }

    func account(of principal: Principal) throws -> Account? {
        try Row.fetchOne(db, sql: "SELECT * FROM account WHERE principal = ?", arguments: [principal.reference])
            .map(account)
    }

    func accounts() throws -> [Account] {
        try Row.fetchAll(db, sql: "SELECT * FROM account ORDER BY user_name").map(account)
    }

    func store(_ account: Account) throws {
        try db.run(
            sql: """
                INSERT INTO account (user_name, principal, password_hash, created, ended) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (user_name) DO UPDATE SET
                    principal = excluded.principal, password_hash = excluded.password_hash, ended = excluded.ended
                """,
            arguments: [
                account.userName, account.principal.reference, account.passwordHash, account.created?.milliseconds,
                account.ended?.milliseconds,
            ])
    }

    func failures(userName: String) throws -> SignInFailures? {
        try Row.fetchOne(db, sql: "SELECT * FROM sign_in_failure WHERE user_name = ?", arguments: [userName])
            .map {
                SignInFailures(
                    count: $0["count"], lockedUntil: $0.instant("locked_until"), begun: $0.instant("begun"))
            }
    }

    func setFailures(_ failures: SignInFailures?, userName: String) throws {
        guard let failures else {
            try db.run(sql: "DELETE FROM sign_in_failure WHERE user_name = ?", arguments: [userName])
            return
        }
        try db.run(
            sql: """
                INSERT INTO sign_in_failure (user_name, count, locked_until, begun) VALUES (?, ?, ?, ?)
                ON CONFLICT (user_name) DO UPDATE SET
                    count = excluded.count, locked_until = excluded.locked_until, begun = excluded.begun
                """,
            arguments: [
                userName, failures.count, failures.lockedUntil?.milliseconds, failures.begun?.milliseconds,
            ])
    }

    func session(digest: String) throws -> SessionRecord? {
        try Row.fetchOne(db, sql: "SELECT * FROM session WHERE digest = ?", arguments: [digest]).map(session)
    }

    func sessions() throws -> [SessionRecord] {
        try Row.fetchAll(
            db, sql: "SELECT * FROM session WHERE expires > ? ORDER BY id", arguments: [systemNow.milliseconds]
        ).map(session)
    }

    func store(_ session: SessionRecord) throws {
        try db.run(sql: "DELETE FROM session WHERE expires <= ?", arguments: [systemNow.milliseconds])
        try db.run(
            sql: "INSERT INTO session (digest, user_name, principal, started, expires) VALUES (?, ?, ?, ?, ?)",
            arguments: [
                session.digest, session.userName, session.principal.reference, session.started.milliseconds,
                session.expires.milliseconds,
            ])
    }

    func noteUse(ofSession digest: String) throws {
        let (used, precision) = (systemNow.milliseconds, Int64(SessionRecord.usePrecision * 1000))
        try db.run(
            sql: "UPDATE session SET last_used = ? WHERE digest = ? AND coalesce(last_used, started) <= ?",
            arguments: [used, digest, used - precision])
    }

    func endSession(digest: String) throws {
        try db.run(sql: "DELETE FROM session WHERE digest = ?", arguments: [digest])
    }

    func endSessions(of principal: Principal) throws {
        try db.run(sql: "DELETE FROM session WHERE principal = ?", arguments: [principal.reference])
    }

    private func account(_ row: Row) throws -> Account {
        Account(
            userName: row["user_name"], principal: try principal(row), passwordHash: row["password_hash"],
            created: row.instant("created"), ended: row.instant("ended"))
    }

    private func session(_ row: Row) throws -> SessionRecord {
        SessionRecord(
            digest: row["digest"], id: row["id"], userName: row["user_name"], principal: try principal(row),
            started: Date(milliseconds: row["started"]), expires: Date(milliseconds: row["expires"]),
            lastUsed: row.instant("last_used"))
    }

    private func principal(_ row: Row) throws -> Principal {
        guard let principal = Principal(reference: row["principal"]) else { throw ClinicError.storage(.corrupt) }
        return principal
    }
}
