import CSQLite
import Foundation
import GRDB
import GRDBSQLite

/// Is told a statement with its parameters as `?` or names, and the same with their values.
package typealias StatementTrace = @Sendable (_ sql: String, _ expanded: String) -> Void

/// The way from a path to a pool of connections that are safe to use.
struct DatabaseOpening {
    let path: String
    let create: Bool
    /// Hears of each statement that runs.
    var trace: StatementTrace?

    /// For how long one waits for other programs, in seconds.
    static let patience = 5.0

    /// Opens the database; makes it first where `create` says so and there is none.
    func run() throws(StoreError) -> (pool: DatabasePool, files: DatabaseFiles) {
        if create { try makeFolder() } else { try requireFile() }
        let place = DatabaseFiles.resolved(path)
        let lock = try OpeningLock(for: place)
        defer { lock.release() }
        FileDraft.removeRemains(beside: place)
        if create { try make(at: place) }
        try LogNote.setAsideForeignLog(at: place, in: lock)
        let before = FileIdentity(of: place)
        let pool = try translating {
            try checkIsClinic(place)
            LogNote.keepFromBeingEmpty(place + DatabaseFiles.logSuffix)
            return try Self.connect(to: place, tracing: trace)
        }
        let files = DatabaseFiles(path: path)
        guard files.database == before else { throw .replaced(path: path) }
        // What was to be undone is undone by now. Who was killed before writing any of it leaves a file of no use.
        unlink(place + DatabaseFiles.journalSuffix)
        LogNote.write(files, in: lock)
        return (pool, files)
    }

    /// Opens a database that may only be read, as on a medium that cannot be written, and leaves no trace beside it.
    ///
    /// SQLite takes such a file for unchangeable and asks for no lock. So it must have no log, which would be newer.
    func runReading() throws(StoreError) -> (pool: DatabasePool, files: DatabaseFiles) {
        try requireFile()
        let files = DatabaseFiles(path: path)
        var log = stat()
        guard stat(files.logPath, &log) != 0 || log.st_size == 0 else { throw .readOnly(path: path) }
        let pool = try translating {
            var configuration = Self.configuration
            configuration.readonly = true
            let name = files.place.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? files.place
            let place = "file:\(name)?immutable=1"
            try checkIsClinic(place)
            let pool = try DatabasePool(path: place, configuration: configuration)
            if try !pool.read({ try Self.isUpToDate($0) }) { throw StoreError.readOnly(path: path) }
            return pool
        }
        return (pool, files)
    }

    /// Whether the file or its folder may not be written.
    var isReadOnly: Bool {
        let place = DatabaseFiles.resolved(path)
        let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
        return [place, folder].contains { (path: String) in
            access(path, W_OK) != 0 && [EACCES, EROFS, EPERM].contains(errno)
        }
    }

    /// Makes an empty clinic, in one step, where there is no file or an empty one.
    private func make(at place: String) throws(StoreError) {
        var status = stat()
        if stat(place, &status) == 0 {
            try requireFile()
            guard status.st_size == 0 else { return }
        }
        try translating {
            let draft = try FileDraft(for: place)
            defer { draft.discard() }
            try Self.connect(to: draft.path).closeReadersFirst()
            try LogNote.setAsideRemains(at: place)
            // A link that leads nowhere, or somebody who does not ask for the lock, may have the name.
            if try !draft.install(replacing: FileIdentity(of: place) != nil) { try requireFile() }
        }
    }

    /// A pool whose database is up to date.
    static func connect(to place: String, tracing trace: StatementTrace? = nil) throws -> DatabasePool {
        var configuration = configuration
        if let trace {
            configuration.prepareDatabase { db in
                db.trace { event in
                    if case .statement(let statement) = event { trace(statement.sql, statement.expandedSQL) }
                }
            }
        }
        let pool = try DatabasePool(path: place, configuration: configuration)
        try prepare(pool)
        return pool
    }

    private func translating<Result>(_ body: () throws -> Result) throws(StoreError) -> Result {
        do {
            return try body()
        } catch let error as StoreError {
            throw error
        } catch is NewerVersion {
            throw .newerVersion(path: path)
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        } catch let failure as FileDraft.Failure {
            throw StoreError(failure)
        } catch {
            throw .inputOutput(path: path, reason: String(describing: error))
        }
    }

    static var configuration: Configuration {
        _ = memory
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.foreignKeysEnabled = true
        // Besides the direct ones.
        configuration.maximumReaderCount = 2
        return configuration
    }

    /// Set before the first connection. SQLite's count of what it has allocated has one lock, for which those who read at
    /// once would wait at each step.
    private static let memory: Void = {
        clinic_keep_freed_memory()
        _ = clinic_sqlite_count_no_memory()
    }()

    private static func prepare(_ pool: DatabasePool) throws {
        let isUpToDate = try pool.writeWithoutTransaction { db in
            let isUpToDate = try Self.isUpToDate(db)
            // The pool has set NORMAL, under which a power cut can undo what was confirmed.
            try db.execute(sql: "PRAGMA synchronous = FULL")
            return isUpToDate
        }
        if !isUpToDate { try ClinicMigrator.migrator.migrate(pool) }
    }

    private struct NewerVersion: Error {}

    private static func isUpToDate(_ db: Database) throws -> Bool {
        let migrator = ClinicMigrator.migrator
        if try migrator.hasBeenSuperseded(db) { throw NewerVersion() }
        return try migrator.hasCompletedMigrations(db)
    }

    /// Looks at the file without changing it, so that no other program's database becomes a clinic.
    private func checkIsClinic(_ place: String) throws {
        var applicationID: Int32
        do {
            applicationID = try Self.applicationID(of: place, SQLITE_OPEN_READONLY)
        } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK {
            // Whoever was writing was killed: it is undone before anybody can read.
            applicationID = try Self.applicationID(of: place, SQLITE_OPEN_READWRITE)
        }
        guard applicationID == ClinicMigrator.applicationID else { throw StoreError.notAClinic(path: path) }
    }

    /// By SQLite's own C API: each of GRDB's connections reads the whole schema when it opens, which takes longer than
    /// what many a command asks for.
    private static func applicationID(of place: String, _ flags: Int32) throws -> Int32 {
        _ = memory
        var connection: OpaquePointer?
        defer { sqlite3_close(connection) }
        try check(sqlite3_open_v2(place, &connection, flags | SQLITE_OPEN_URI, nil), of: connection)
        sqlite3_extended_result_codes(connection, 1)
        sqlite3_busy_timeout(connection, Int32(patience * 1000))
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(connection, "PRAGMA application_id", -1, &statement, nil), of: connection)
        defer { sqlite3_finalize(statement) }
        let code = sqlite3_step(statement)
        try check(code == SQLITE_ROW ? SQLITE_OK : code, of: connection)
        return sqlite3_column_int(statement, 0)
    }

    private static func check(_ code: Int32, of connection: OpaquePointer?) throws {
        guard code != SQLITE_OK else { return }
        throw DatabaseError(
            resultCode: ResultCode(rawValue: code), message: sqlite3_errmsg(connection).map { String(cString: $0) })
    }

    private func requireFile() throws(StoreError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing(path: path) : .unreadable(path: path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAClinic(path: path) }
        guard access(path, R_OK) == 0 else { throw .unreadable(path: path) }
    }

    func makeFolder() throws(StoreError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotCreate(path: path, reason: "the folder \(folder) cannot be made")
        }
    }
}

extension DatabasePool {
    /// Closes all connections, the writer last: a reader that outlives it could not bring the log home into the database.
    func closeReadersFirst() throws {
        releaseMemory()
        try close()
    }
}
