import ClinicModel
import Foundation
import GRDB
import Synchronization

/// A clinic in a SQLite file, which any number of processes may have open.
package final class ClinicDatabase: Sendable {
    private enum State {
        case open, closed
        /// The files had lost their names.
        case gone
    }

    package let path: String
    package let clock: ClinicClock
    let pool: DatabasePool
    private let readers: DirectReaders
    package let hasher: Argon2
    let files: DatabaseFiles
    private let watcher: ChangeWatcher
    let writer: GroupCommit
    private let state = Mutex(State.open)

    /// Opens the clinic at `path` and brings it up to date; makes it first, its folder too, where `create` says so.
    ///
    /// `trace` hears of each statement that runs from then on, which takes its time.
    ///
    /// - Parameter hasManyUsers: Whether many use it at once in this process, as a server's do.
    /// - Throws: a `StoreError` that says what is wrong with the file.
    package static func open(
        path: String, create: Bool = false, clock: ClinicClock = .system, passwordCost: Argon2.Cost = .interactive,
        hasManyUsers: Bool = false, trace: StatementTrace? = nil
    ) throws -> ClinicDatabase {
        let (pool, files) = try DatabaseOpening(path: path, create: create, trace: trace).run()
        return ClinicDatabase(
            pool: pool, files: files, clock: clock, hasher: Argon2(cost: passwordCost), hasManyUsers: hasManyUsers)
    }

    /// Opens a clinic that is only to be read; one that may not be written, too, and then without writing anything.
    package static func openToRead(path: String, clock: ClinicClock = .system) throws -> ClinicDatabase {
        let opening = DatabaseOpening(path: path, create: false)
        let (pool, files) = try opening.isReadOnly ? opening.runReading() : opening.run()
        return ClinicDatabase(pool: pool, files: files, clock: clock, hasher: Argon2(cost: .interactive))
    }

    /// Whether nothing can be written, not even into the audit trail.
    package var isReadOnly: Bool { pool.configuration.readonly }

    /// A new clinic in a draft, which nobody else opens.
    convenience init(draft: FileDraft, clock: ClinicClock) throws {
        do {
            let pool = try DatabaseOpening.connect(to: draft.path)
            self.init(
                pool: pool, files: DatabaseFiles(path: draft.path), clock: clock, hasher: Argon2(cost: .interactive))
        } catch let error as DatabaseError {
            throw StoreError(error, path: draft.path)
        }
    }

    private init(
        pool: DatabasePool, files: DatabaseFiles, clock: ClinicClock, hasher: Argon2, hasManyUsers: Bool = false
    ) {
        path = files.path
        self.pool = pool
        readers = DirectReaders(beside: pool)
        self.files = files
        self.clock = clock
        self.hasher = hasher
        watcher = ChangeWatcher(pool: pool, files: files)
        writer = GroupCommit(pool: pool, files: files, watcher: watcher, hasManyUsers: hasManyUsers)
    }

    // What is not in order here has been said by whatever used the database last.
    deinit { try? close() }

    /// Closes the file. Whoever has not let go of it yet gets errors from then on. If nobody else has it open, all of
    /// the clinic is in the one file afterwards.
    package func close() throws {
        guard files.areInPlace || state.withLock({ $0 == .closed }) else { return leave() }
        guard end(.closed) else { return }
        watcher.stop()
        writer.close()
        try readers.close()
        try pool.closeReadersFirst()
    }

    private func end(_ ending: State) -> Bool {
        state.withLock { state in
            guard state == .open else { return false }
            state = ending
            return true
        }
    }
}

extension ClinicDatabase {
    /// Does something with the database and makes sure that it was still in place afterwards.
    ///
    /// - Throws: `StoreError.replaced` if not, and the connection has ended.
    func inPlace<Result>(_ body: () async throws -> Result) async throws -> Result {
        guard state.withLock({ $0 != .closed }) else { return try await body() }
        do {
            let result = try await body()
            try files.check()
            return result
        } catch {
            throw replaced(error)
        }
    }

    /// The same for what is read here, which was in place a moment ago. It does not wait.
    private func inPlaceHere<Result>(_ body: () throws -> Result) throws -> Result {
        guard state.withLock({ $0 != .closed }) else { return try body() }
        do {
            let result = try body()
            try files.checkForReading()
            return result
        } catch {
            throw replaced(error)
        }
    }

    /// The error, or in its place that the files have lost their names.
    private func replaced(_ error: any Error) -> any Error {
        if files.areInPlace { return error }
        leave()
        return StoreError.replaced(path: path)
    }

    /// Ends the connection to files that have lost their names, and has listeners look, so that they hear of it.
    ///
    /// The last to leave brings the log home into the database, wherever that was moved to: what is in it is not lost,
    /// and no log is left that the next database of this name would take for its own. But SQLite removes the log by
    /// its name. Where that is another database's by now, this one stays open for as long as the process runs.
    func leave() {
        guard end(.gone) else { return }
        defer { watcher.end() }
        let lock = try? OpeningLock(for: files.place)
        defer { lock?.release() }
        guard lock != nil, files.ownLogNames else {
            _ = Unmanaged.passRetained(pool)
            return
        }
        writer.close()
        try? readers.close()
        pool.releaseMemory()
        // Of a file that was moved closing alone would leave the log as it is. Here SQLite goes on to write into the
        // file that it is out of this mode, and refuses, as it was moved; the log is home by then. As long as others
        // have the database open, it is left to them.
        try? pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        if (try? pool.close()) == nil { _ = Unmanaged.passRetained(pool) }
    }
}

extension ClinicDatabase: StoredClinic {
    package func read<Result: Sendable>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        do {
            return try inPlaceHere {
                // GRDB's own way would ask for another thread, which takes longer than most that is read.
                try Task.checkCancellation()
                let result = try readDirectly { db in try body(SQLRecords(db: db, clock: clock)) }
                try Task.checkCancellation()
                return result
            }
        } catch {
            throw translated(error)
        }
    }

    /// Reads on this thread by one of the connections that only read, which the first opens.
    func readDirectly<Result: Sendable>(_ body: (any SQLiteConnection) throws -> Result) throws -> Result {
        func snapshot(_ db: any SQLiteConnection) throws -> Result { try db.snapshot { try body(db) } }
        return try readers.readIfIdle(snapshot) ?? pool.unsafeRead(snapshot)
    }

    package func write<Result: Sendable>(
        beforeWaiting check: RecordCheck?, _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        try await translating { try await writer.write(check: check.map(inRecords), make: inRecords(body)) }
    }

    private func inRecords<Result>(
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) -> @Sendable (any SQLiteConnection) throws -> Result {
        { [clock] db in try body(SQLRecords(db: db, clock: clock)) }
    }

    package func readTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (ClinicTransaction) throws -> Result
    ) async throws -> Result {
        try await readDatabase { [clock] db in try body(ClinicTransaction(on: db, clock: clock)) }
    }

    package func writeTransaction<Result: Sendable>(
        _ body: @escaping @Sendable (ClinicTransaction) throws -> Result
    ) async throws -> Result {
        try await translating { [clock] in
            try await writer.write { db in try body(ClinicTransaction(on: db, clock: clock)) }
        }
    }

    package func changes() -> AsyncStream<Void> { watcher.changes { [weak self] in self?.leave() } }

    func readDatabase<Result: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        try await translating { try await pool.read(body) }
    }

    func translating<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await inPlace(body)
        } catch {
            throw translated(error)
        }
    }

    private func translated(_ error: any Error) -> any Error {
        switch error {
        case let error as DatabaseError: ClinicError(error, path: path)
        case StoreError.replaced: ClinicError.storage(.replaced)
        default: error
        }
    }
}
