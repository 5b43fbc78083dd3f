import ClinicModel
import Foundation
import GRDB

/// A clinic in a SQLite file, which any number of processes may have open.
package final class ClinicDatabase: Sendable {
    package let path: String
    package let clock: ClinicClock
    let pool: DatabasePool
    let hasher: Argon2
    private let watcher: ChangeWatcher

    /// Opens the clinic at `path` and brings it up to date; makes it first, its folder too, where `create` says so.
    ///
    /// - Throws: a `StoreError` that says what is wrong with the file.
    package static func open(
        path: String, create: Bool = false, clock: ClinicClock = .system, passwordCost: Argon2.Cost = .interactive
    ) throws -> ClinicDatabase {
        try ClinicDatabase(
            path: path, pool: DatabaseOpening(path: path, create: create).run(), clock: clock,
            hasher: Argon2(cost: passwordCost))
    }

    private init(path: String, pool: DatabasePool, clock: ClinicClock, hasher: Argon2) {
        self.path = path
        self.pool = pool
        self.clock = clock
        self.hasher = hasher
        watcher = ChangeWatcher(pool: pool)
    }

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
    package var archive: any ResourceArchive { SQLiteArchive(database: self) }

    /// Closes the file. Whoever has not let go of it yet gets errors from then on.
    package func close() throws {
        watcher.stop()
        try pool.close()
    }
}

extension ClinicDatabase: RecordKeeper {
    package func read<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        try await readDatabase { [clock] db in try body(SQLiteRecords(db: db, clock: clock)) }
    }

    package func write<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        try await writeDatabase { [clock] db in try body(SQLiteRecords(db: db, clock: clock)) }
    }

    package func changes() -> AsyncStream<Void> { watcher.changes() }

    func readDatabase<Result: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        try await translating { try await pool.read(body) }
    }

    /// One immediate transaction; afterwards listeners hear of what changed.
    func writeDatabase<Result: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        let (result, counter) = try await translating {
            try await pool.write { db in (try body(db), try ChangeWatcher.counter(db)) }
        }
        watcher.note(counter)
        return result
    }

    func translating<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let error as DatabaseError {
            throw ClinicError(error)
        }
    }
}
