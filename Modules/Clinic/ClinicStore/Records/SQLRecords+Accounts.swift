import ClinicModel
import Foundation

extension SQLRecords {
    func account(userName: String) throws -> Account? {
        try db.row("SELECT \(Self.accountColumns) FROM account WHERE user_name = ?", userName, make: account)
    }

    func account(of principal: Principal) throws -> Account? {
        try db.row("SELECT \(Self.accountColumns) FROM account WHERE principal = ?", principal.reference, make: account)
    }

    func accounts() throws -> [Account] {
        try db.rows("SELECT \(Self.accountColumns) FROM account ORDER BY user_name", make: account)
    }

    func store(_ account: Account) throws {
        try db.run(
            """
            INSERT INTO account (user_name, principal, password_hash, created, ended) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_name) DO UPDATE SET
                principal = excluded.principal, password_hash = excluded.password_hash, ended = excluded.ended
            """,
            [
                account.userName, account.principal.reference, account.passwordHash, account.created?.milliseconds,
                account.ended?.milliseconds,
            ])
    }

    func failures(userName: String) throws -> SignInFailures? {
        try db.row("SELECT count, locked_until, begun FROM sign_in_failure WHERE user_name = ?", userName) {
            SignInFailures(
                count: Int($0.integer()), lockedUntil: $0.instantIfPresent(), begun: $0.instantIfPresent())
        }
    }

    func setFailures(_ failures: SignInFailures?, userName: String) throws {
        guard let failures else {
            try db.run("DELETE FROM sign_in_failure WHERE user_name = ?", [userName])
            return
        }
        try db.run(
            """
            INSERT INTO sign_in_failure (user_name, count, locked_until, begun) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_name) DO UPDATE SET
                count = excluded.count, locked_until = excluded.locked_until, begun = excluded.begun
            """,
            [
                userName, failures.count, failures.lockedUntil?.milliseconds, failures.begun?.milliseconds,
            ])
    }

    func session(digest: String) throws -> SessionRecord? {
        try db.row("SELECT \(Self.sessionColumns) FROM session WHERE digest = ?", digest, make: session)
    }

    func sessions() throws -> [SessionRecord] {
        try db.rows(
            "SELECT \(Self.sessionColumns) FROM session WHERE expires > ? ORDER BY id", systemNow.milliseconds,
            make: session
        ).filter { $0.isOpen(at: systemNow) }
    }

    func store(_ session: SessionRecord) throws {
        let forgotten = systemNow - SessionRecord.rememberedFor
        try db.run("DELETE FROM session WHERE expires <= ?", [forgotten.milliseconds])
        try db.run(
            "INSERT INTO session (digest, user_name, principal, started, expires) VALUES (?, ?, ?, ?, ?)",
            [
                session.digest, session.userName, session.principal.reference, session.started.milliseconds,
                session.expires.milliseconds,
            ])
    }

    func noteUse(ofSession digest: String) throws {
        let (used, precision) = (systemNow.milliseconds, Int64(SessionRecord.usePrecision * 1000))
        try db.run(
            "UPDATE session SET last_used = ? WHERE digest = ? AND coalesce(last_used, started) <= ?",
            [used, digest, used - precision])
    }

    func endSession(digest: String, as ending: SessionState) throws {
        try db.run(
            "UPDATE session SET expires = ?, ending = ? WHERE digest = ? AND expires > ?",
            [systemNow.milliseconds, ending.rawValue, digest, systemNow.milliseconds])
        try db.noteChange()
    }

    func endSessions(of principal: Principal, as ending: SessionState) throws {
        try db.run(
            "UPDATE session SET expires = ?, ending = ? WHERE principal = ? AND expires > ?",
            [systemNow.milliseconds, ending.rawValue, principal.reference, systemNow.milliseconds])
        try db.noteChange()
    }

    func keptAnswer(to key: String, of principal: Principal) throws -> KeptAnswer? {
        try db.row(
            "SELECT request, answer, kept FROM kept_answer WHERE principal = ? AND key = ?", principal.reference, key
        ) {
            KeptAnswer(
                key: key, principal: principal, request: $0.text(), answer: $0.blob(), kept: $0.instant())
        }
    }

    func keep(_ answer: KeptAnswer) throws {
        let oldest = answer.kept - KeptAnswer.duration
        try db.run("DELETE FROM kept_answer WHERE kept < ?", [oldest.milliseconds])
        try db.run(
            "INSERT INTO kept_answer (principal, key, request, answer, kept) VALUES (?, ?, ?, ?, ?)",
            [
                answer.principal.reference, answer.key, answer.request, answer.answer, answer.kept.milliseconds,
            ])
    }

    private static let accountColumns = Columns.list(
        "user_name", "principal", "password_hash", "created", "ended", of: "account")

    private func account(_ row: inout Columns) throws -> Account {
        Account(
            userName: row.text(), principal: try principal(&row), passwordHash: row.text(),
            created: row.instantIfPresent(), ended: row.instantIfPresent())
    }

    private static let sessionColumns = Columns.list(
        "digest", "id", "user_name", "principal", "started", "expires", "last_used", "ending",
        of: "session")

    private func session(_ row: inout Columns) throws -> SessionRecord {
        SessionRecord(
            digest: row.text(), id: row.integerIfPresent().map { Int($0) }, userName: row.text(),
            principal: try principal(&row),
            started: row.instant(), expires: row.instant(), lastUsed: row.instantIfPresent(),
            ending: row.textIfPresent().flatMap(SessionState.init))
    }

    private func principal(_ row: inout Columns) throws -> Principal {
        guard let principal = Principal(reference: row.text()) else { throw ClinicError.storage(.corrupt) }
        return principal
    }
}
