import ClinicModel
import Foundation

/// A clinic that is kept in a database, in SQLite's or in PostgreSQL.
package protocol StoredClinic: RecordKeeper {
    /// The database's file or address, as it may be shown.
    var path: String { get }
    /// Whether nothing can be written, not even into the audit trail.
    var isReadOnly: Bool { get }
    /// Whether this clinic was made to be tried out, for a program that is about to begin.
    var isMarkedAsDemo: Bool { get throws }
    var hasher: Argon2 { get }

    /// Reads at one moment.
    func readTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (ClinicTransaction) throws -> Result
    ) async throws -> Result

    /// Does all of `body` or, when it throws, nothing. `body` may run more than once, and counts once.
    func writeTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (ClinicTransaction) throws -> Result
    ) async throws -> Result

    /// Looks at what an older version has left, if it has, on this thread: see ``ClinicTransaction/catchUp(with:)``.
    func catchUp(with reader: ClinicTransaction.TextReader) throws

    /// Checks that all rules hold and nothing is missing.
    func verify() async throws -> Verification
    func verifyAudit() async throws -> AuditVerification

    /// Has `body` read the clinic as it is at one moment, on this thread.
    func readHere(_ body: (any SQLConnection) throws -> Void) throws

    /// Has `body` fill this clinic, which is empty, on this thread: all of it or nothing. The rules that bring one row
    /// after another about are set aside meanwhile, since the rows come as they are.
    func fillHere(_ body: (any SQLConnection) throws -> Void) throws

    func close() throws
}

extension StoredClinic {
    /// What a signed-in principal may reach.
    package func gateways(for principal: Principal) -> Gateways {
        .local(for: principal, keeper: self, hasher: hasher)
    }

    /// What somebody who has signed in may reach until their session ends.
    package func gateways(for session: Session) -> Gateways {
        .local(for: session, keeper: self, hasher: hasher)
    }

    /// The door for users.
    package var signIn: any SignInGateway { LocalSignInGateway(keeper: self, hasher: hasher) }

    /// The whole of the clinic's resources, for import and export.
    package var archive: any ResourceArchive { StoredArchive(clinic: self) }

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
        try await readTransaction { try $0.isDemo() }
    }

    /// When this clinic was made to be tried out; nil where that is not known.
    package func demoTime() async throws -> Date? {
        try await readTransaction { try $0.demoTime() }
    }

    /// Whether nothing was ever put into this clinic.
    package func isEmpty() async throws -> Bool {
        try await readTransaction { try $0.isEmpty() }
    }

    package func markAsDemo() async throws {
        try await writeTransaction { try $0.markAsDemo() }
    }

    /// The audit trail, latest first, for the administrator.
    package func auditEvents(limit: Int) async throws -> [AuditEvent] {
        try await readTransaction { try $0.auditEvents(limit: limit) }
    }

    /// Makes the slots of the weekly plans as far as they can be booked.
    package func openPlannedSlots() async throws {
        try await write { try PlanExpansion(records: $0).run() }
    }
}
