import GRDB
import Synchronization

/// Changes that come while others are being written share one commit: it is the commit that takes long.
///
/// Each has a savepoint of its own, so that one that throws is undone alone. Where the transaction as a whole fails, each
/// of its changes is made again in one of its own, and has the error of that.
///
/// Who comes first writes on their own thread, with what others bring before it begins: to wake another thread for it, and
/// to be woken by that, takes as long as to make the change. A thread of its own writes where many use the clinic at once,
/// where the disk is slow, and where another process writes, so that nobody else's work stands still.
final class GroupCommit: Sendable {
    private struct State {
        var waiting: [PendingChange] = []
        /// Whether somebody writes, and will take what waits.
        var isWriting = false
        /// Whether the last commit took no longer than a thread that others need may be held.
        var isQuick = true
        /// How many commits in a row were of one change.
        var aloneCount = 0
    }

    /// So many share one commit at most, as other processes wait meanwhile.
    private static let most = 64
    /// For how long a commit may hold a thread that others need.
    private static let quick = Duration.milliseconds(10)
    /// Who has shared no commit looks for others before each so many of them, and not before each: that wakes another
    /// thread, which takes as long as a good part of the change.
    private static let lookInterval = 8

    private let pool: DatabasePool
    private let files: DatabaseFiles
    private let watcher: ChangeWatcher
    private let hasManyUsers: Bool
    private let state = Mutex(State())
    /// Used in the writer's turn alone, as is `isClosed`.
    nonisolated(unsafe) private var writer: PreparedConnection?
    nonisolated(unsafe) private var isClosed = false

    init(pool: DatabasePool, files: DatabaseFiles, watcher: ChangeWatcher, hasManyUsers: Bool) {
        self.pool = pool
        self.files = files
        self.watcher = watcher
        self.hasManyUsers = hasManyUsers
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

    /// Lets go of what is prepared, which would keep the writer open. Changes that come from then on fail.
    func close() { pool.writeWithoutTransaction { _ in (writer, isClosed) = (nil, true) } }

    private func add(_ change: PendingChange) async {
        let (isFirst, isQuick, looksForOthers) = state.withLock { state in
            state.waiting.append(change)
            defer { state.isWriting = true }
            return (!state.isWriting, state.isQuick, state.aloneCount.isMultiple(of: Self.lookInterval))
        }
        guard isFirst else { return }
        guard isQuick, !hasManyUsers else { return askForWriter() }
        // Those who are about to change something, too, have their turn first, and share the commit.
        if looksForOthers { await Task.yield() }
        writeHere()
    }

    private func writeHere() {
        pool.writeWithoutTransaction { writeWaiting($0, mayWait: false) }
    }

    private func askForWriter() {
        pool.asyncWriteWithoutTransaction { self.writeWaiting($0, mayWait: true) }
    }

    /// - Parameter mayWait: Whether this thread may stand still while another process writes.
    private func writeWaiting(_ db: Database, mayWait: Bool) {
        let group = state.withLock { state in
            let group = Array(state.waiting.prefix(Self.most))
            state.waiting.removeFirst(group.count)
            state.aloneCount = group.count > 1 ? 0 : state.aloneCount + 1
            return group
        }
        if isClosed {
            for change in group { change.end(throwing: connectionIsClosed) }
        } else {
            let writer = writer ?? PreparedConnection(db)
            self.writer = writer
            guard let begun = begin(group, writer, mayWait: mayWait) else {
                state.withLock { $0.waiting.insert(contentsOf: group, at: 0) }
                return askForWriter()
            }
            make(begun, writer)
        }
        let isMore = state.withLock { state in
            state.isWriting = !state.waiting.isEmpty
            return state.isWriting
        }
        // By way of the queue: who has asked for the writer meanwhile comes first.
        if isMore { askForWriter() }
    }
}

extension GroupCommit {
    /// Begins to write. Returns the changes that are to be made, nil where that has to wait and may not. The others have
    /// failed: where another process writes, those that would wait in vain; where it goes on for too long, all.
    private func begin(
        _ group: [PendingChange], _ db: PreparedConnection, mayWait: Bool = true
    ) -> [PendingChange]? {
        var rest = group
        do {
            if try beginAtOnce(db) { return group }
            guard mayWait else { return nil }
            rest = group.filter { isWorthWaiting($0, db) }
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

    private func isWorthWaiting(_ change: PendingChange, _ db: PreparedConnection) -> Bool {
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
            for change in group { make(begin([change], db) ?? [], db) }
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
            try files.checkBeforeWriting()
            let start = ContinuousClock.now
            try db.run(commitTransaction)
            let isQuick = ContinuousClock.now - start < Self.quick
            state.withLock { $0.isQuick = isQuick }
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

/// As GRDB says it once the connection itself is closed.
private let connectionIsClosed = DatabaseError(resultCode: .SQLITE_MISUSE, message: "Connection is closed")
private let beginWriting = SQLText.kept("BEGIN IMMEDIATE TRANSACTION")
private let commitTransaction = SQLText.kept("COMMIT TRANSACTION")
private let beginPart = SQLText.kept("SAVEPOINT change")
private let undoPart = SQLText.kept("ROLLBACK TO SAVEPOINT change")
private let endPart = SQLText.kept("RELEASE SAVEPOINT change")
