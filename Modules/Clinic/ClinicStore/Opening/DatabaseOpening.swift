import Foundation
import GRDB

/// The way from a path to a pool of connections that are safe to use.
struct DatabaseOpening {
    let path: String
    let create: Bool

    func run() throws(StoreError) -> DatabasePool {
        if create { try makeFolder() } else { try requireFile() }
        let lock = try OpeningLock(for: path)
        defer { lock.release() }
        let isNew = create ? try makeFile() : false
        do {
            return try connect()
        } catch {
            // What was begun here and failed is nobody's clinic.
            if isNew { removeFiles() }
            throw error
        }
    }

    private func connect() throws(StoreError) -> DatabasePool {
        do {
            try inspect()
            let pool = try DatabasePool(path: path, configuration: Self.configuration)
            try prepare(pool)
            return pool
        } catch let error as StoreError {
            throw error
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        } catch {
            throw .inputOutput(path: path, reason: String(describing: error))
        }
    }

    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.foreignKeysEnabled = true
        configuration.maximumReaderCount = 3
        return configuration
    }

    private func prepare(_ pool: DatabasePool) throws {
        try pool.writeWithoutTransaction { db in
            // The pool has set NORMAL, under which a power cut can undo what was confirmed.
            try db.execute(sql: "PRAGMA synchronous = FULL")
        }
        let migrator = ClinicMigrator.migrator
        if try !pool.read(migrator.hasCompletedMigrations) {
            try migrator.migrate(pool)
        }
    }

    /// Looks at the file without changing it, so that no other program's database becomes a clinic.
    private func inspect() throws {
        var configuration = Self.configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? queue.close() }
        try queue.read { db in
            let applicationID = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
            if applicationID == 0, create, try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 {
                return
            }
            guard applicationID == ClinicMigrator.applicationID else { throw StoreError.notAClinic(path: path) }
            if try ClinicMigrator.migrator.hasBeenSuperseded(db) { throw StoreError.newerVersion(path: path) }
        }
    }

    private func requireFile() throws(StoreError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing(path: path) : .unreadable(path: path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAClinic(path: path) }
        guard access(path, R_OK) == 0 else { throw .unreadable(path: path) }
    }

    private func makeFolder() throws(StoreError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotCreate(path: path, reason: "the folder \(folder) cannot be made")
        }
    }

    /// Whether there was none before. The file is nobody else's to read from its first byte on; SQLite gives its companions the same rights.
    private func makeFile() throws(StoreError) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 {
            try requireFile()
            return false
        }
        let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            switch errno {
            case ENOSPC, EDQUOT: throw .diskFull(path: path)
            default: throw .cannotCreate(path: path, reason: String(cString: strerror(errno)))
            }
        }
        Foundation.close(descriptor)
        return true
    }

    private func removeFiles() {
        for companion in ["", "-wal", "-shm"] { unlink(path + companion) }
    }
}
