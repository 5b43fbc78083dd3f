import ClinicModel
import Foundation
import GRDB

extension ClinicDatabase {
    /// Gives a person an account, or a new password to the one that they have.
    ///
    /// - Throws: `ClinicError.notFound` if there is no such person, `ClinicError.invalid` if the name is taken or is not
    ///   one word.
    package func makeAccount(userName: String, password: String, principal: Principal) async throws {
        let name = Account.normalized(userName)
        guard !name.isEmpty, !password.isEmpty else {
            throw ClinicError.invalid("An account needs a user name and a password.")
        }
        guard name.unicodeScalars.allSatisfy(Self.isOfName) else {
            throw ClinicError.invalid("A user name is one word, without blanks and control characters.")
        }
        let hash = try hasher.hash(password)
        try await write { records in
            let isKnown =
                switch principal {
                case .patient(let id): try records.patient(id) != nil
                case .practitioner(let id): try records.practitioner(id) != nil
                }
            guard isKnown else { throw ClinicError.notFound("person \(principal.reference)") }
            if let owner = try records.account(userName: name)?.principal, owner != principal {
                throw ClinicError.invalid("The user name “\(name)” is taken.")
            }
            if let own = try records.account(of: principal)?.userName, own != name {
                throw ClinicError.invalid("\(principal.reference) has the account “\(own)”.")
            }
            try records.store(Account(userName: name, principal: principal, passwordHash: hash))
            try records.endSessions(of: principal)
            try records.setFailures(nil, userName: name)
            try records.append(
                AuditEntry(
                    agent: SQLiteRecords.administrator, action: .create, entity: "Account/\(name)",
                    patient: Patient.ID(reference: principal.reference), detail: "made for \(principal.reference)"))
        }
    }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
        let isInvisible = [.control, .format, .surrogate, .unassigned].contains(scalar.properties.generalCategory)
        return !scalar.properties.isWhitespace && !isInvisible
    }

    /// Every account's user name, with whose it is.
    package func accounts() async throws -> [(userName: String, principal: Principal)] {
        try await readDatabase { db in
            try Row.fetchAll(db, sql: "SELECT user_name, principal FROM account ORDER BY user_name").compactMap { row in
                Principal(reference: row["principal"]).map { (row["user_name"], $0) }
            }
        }
    }

    /// Whether this clinic was made to be tried out, so that its passwords may be told to anybody.
    package func isDemo() async throws -> Bool {
        try await readDatabase { db in
            try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = 'demo'") == "yes"
        }
    }

    package func markAsDemo() async throws {
        try await writeDatabase { db in
            try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES ('demo', 'yes')")
        }
    }

    /// The audit trail, latest first, for the administrator.
    package func auditEvents(limit: Int) async throws -> [AuditEvent] {
        try await readDatabase { [clock] db in try SQLiteRecords(db: db, now: clock.now).auditEvents(limit: limit) }
    }

    /// Makes the slots of the weekly plans as far as they can be booked.
    package func openPlannedSlots() async throws {
        try await write { try PlanExpansion(records: $0).run() }
    }

    /// Copies the whole clinic, as it is at one moment, into a new file.
    package func backup(to target: String) async throws {
        guard !FileManager.default.fileExists(atPath: target) else {
            throw StoreError.cannotCreate(path: target, reason: "there is such a file already")
        }
        let descriptor = Foundation.open(target, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StoreError.cannotCreate(path: target, reason: String(cString: strerror(errno)))
        }
        Foundation.close(descriptor)
        do {
            try await pool.vacuum(into: target)
        } catch let error as DatabaseError {
            try? FileManager.default.removeItem(atPath: target)
            throw StoreError(error, path: target)
        }
    }
}
