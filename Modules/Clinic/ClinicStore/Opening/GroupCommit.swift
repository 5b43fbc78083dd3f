import GRDB
import Synchronization

/// Changes that come while others are being written share one commit: it is the commit that takes long.
///
/// Each has a savepoint of its own, so that one that throws is undone alone. Where the transaction as a whole fails, each
/// of its changes is made again in one of its own, and has the error of that.
final class GroupCommit: Sendable {
    private struct State {
        var waiting: [PendingChange] = []
        /// Whether the writer has been asked for, and will take what waits.
        var isWriting = false
    }

    /// So many share one commit at most, as other processes wait meanwhile.
    private static let most = 64

    private let pool: DatabasePool
    private let files: DatabaseFiles
    private let watcher: ChangeWatcher
    private let state = Mutex(State())
    /// Used on the writer's queue alone.
    nonisolated(unsafe) private var writer: PreparedConnection?

    init(pool: DatabasePool, files: DatabaseFiles, watcher: ChangeWatcher) {
        self.pool = pool
        self.files = files
        self.watcher = watcher
    }

    /// Makes all of a change or nothing, and returns once it is kept.
    ///
    /// - Parameters:
    ///   - check: Runs first where another process is writing; it throws where it would be in vain to wait for that.
    ///   - make: May run twice, and counts once.
    func write<Result: Sendable>(
        check: PendingChange.Check? = nil, make: @escaping @Sendable (any SQLiteConnection) throws -> Result
    ) async throws -> Result {
        try await PendingChange.waiting(check: check, make: make, add)
    }

    /// How many changes have come since the writer has taken some.
    var waitingCount: Int { state.withLock(\.waiting.count) }

    /// Lets go of what is prepared, which would keep the writer open.
    func close() { pool.writeWithoutTransaction { _ in writer = nil } }

    private func add(_ change: PendingChange) {
        let isFirst = state.withLock { state in
            state.waiting.append(change)
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if isFirst { pool.asyncWriteWithoutTransaction { self.writeWaiting($0) } }
    }

    private func writeWaiting(_ db: Database) {
        let group = state.withLock { state in
            defer { state.waiting.removeFirst(min(Self.most, state.waiting.count)) }
            return Array(state.waiting.prefix(Self.most))
        }
        let writer = writer ?? PreparedConnection(db)
        self.writer = writer
        make(begin(group, writer), writer)
        let isMore = state.withLock { state in
            state.isWriting = !state.waiting.isEmpty
            return state.isWriting
        }
        // By way of the queue: who has asked for the writer meanwhile comes first.
        if isMore { pool.asyncWriteWithoutTransaction { self.writeWaiting($0) } }
    }
}

extension GroupCommit {
    /// Begins to write. Returns the changes that are to be made. The others have failed: where another process writes,
    /// those that would wait in vain; where it goes on for too long, all.
    private func begin(_ group: [PendingChange], _ db: PreparedConnection) -> [PendingChange] {
        var rest = group
        do {
            try files.check()
            if try beginAtOnce(db) { return group }
            rest = group.filter { mayWait($0, db) }
            if !rest.isEmpty { try db.run(beginWriting) }
            return rest
        } catch {
            for change in rest { change.end(throwing: error) }
            return []
        }
    }

    /// Begins to write where no other process does.
    private func beginAtOnce(_ db: PreparedConnection) throws -> Bool {
        db.setBusyTimeout(0)
        defer { db.setBusyTimeout(DatabaseOpening.patience) }
        do {
            try db.run(beginWriting)
            return true
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
            return false
        }
    }

    private func mayWait(_ change: PendingChange, _ db: PreparedConnection) -> Bool {
        do {
            try db.snapshot { try change.check(on: db) }
            return true
        } catch {
            change.end(throwing: error)
            return false
        }
    }

    /// Makes the changes in the transaction that has begun, else each in one of its own.
    private func make(_ group: [PendingChange], _ db: PreparedConnection) {
        guard !group.isEmpty else { return }
        do {
            try commit(group, db)
            for change in group { change.end() }
        } catch {
            guard group.count > 1 else { return group[0].end(throwing: error) }
            for change in group { make(begin([change], db), db) }
        }
    }

    /// Makes the changes and keeps them, or none.
    private func commit(_ group: [PendingChange], _ db: PreparedConnection) throws {
        do {
            if group.count == 1 {
                try group[0].make(on: db)
            } else {
                for change in group { try makePart(change, db) }
            }
            let counter = try ChangeWatcher.counter(db)
            try files.check()
            try db.run(commitTransaction)
            watcher.note(counter)
        } catch {
            db.rollBack()
            throw error
        }
    }

    /// Makes one change of several. Where it fails it is undone, and the others stand.
    private func makePart(_ change: PendingChange, _ db: PreparedConnection) throws {
        try db.run(beginPart)
        do {
            try change.make(on: db)
        } catch {
            // Where it has ended the transaction, the others' changes went with it.
            guard db.database.isInsideTransaction else { throw error }
            try db.run(undoPart)
            change.undo(error)
        }
        try db.run(endPart)
    }
}

private let beginWriting = SQLText.kept("BEGIN IMMEDIATE TRANSACTION")
private let commitTransaction = SQLText.kept("COMMIT TRANSACTION")
private let beginPart = SQLText.kept("SAVEPOINT change")
private let undoPart = SQLText.kept("ROLLBACK TO SAVEPOINT change")
private let endPart = SQLText.kept("RELEASE SAVEPOINT change")
