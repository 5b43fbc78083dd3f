import ClinicModel
import Dispatch
import Foundation
import GRDB
import Synchronization

/// Tells listeners of changes, those of other processes too, and is silent otherwise.
///
/// It wakes up when the write-ahead log is written, asks `PRAGMA data_version` of the writer whether that was another
/// connection's commit, and only then looks at the counter of changes.
final class ChangeWatcher: Sendable {
    private struct State {
        var counter: Int64 = -1
        var dataVersion: Int64 = -1
        var monitor: FileMonitor?
        var isStopped = false
        var didLoseFiles: (@Sendable () -> Void)?
    }

    private enum Sight {
        /// Another connection has committed since the last look.
        case news
        case nothing
        case failure
    }

    /// The log is written before the commit can be seen, by as long as the disk takes, which is seconds where others
    /// keep it busy: so one looks again, in ms. Likewise after a look that failed.
    private static let delays = [0, 5, 20, 60, 150, 400, 1000, 2000, 4000, 8000]
    /// The number of looks after which listeners are told that they have failed.
    private static let patience = 7

    private let pool: DatabasePool
    private let files: DatabaseFiles
    private let broadcast = ChangeBroadcast()
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "clinic.changes")
    private let round = Mutex(0)

    init(pool: DatabasePool, files: DatabaseFiles) {
        self.pool = pool
        self.files = files
    }

    deinit { stop() }

    /// The first listener begins the watch: a program that never listens is never woken. Where the files lose their
    /// names, `didLoseFiles` is called.
    func changes(didLoseFiles: @escaping @Sendable () -> Void) -> AsyncStream<Void> {
        let stream = broadcast.stream()
        state.withLock { $0.didLoseFiles = didLoseFiles }
        start()
        return stream
    }

    static func counter(_ db: any SQLiteConnection) throws -> Int64 {
        try db.row(selectCounter) { $0.integer() } ?? 0
    }

    /// Notes how the counter stands after a commit, and tells listeners if it moved.
    func note(_ counter: Int64) {
        let didMove = state.withLock { state in
            guard counter > state.counter else { return false }
            let isKnown = state.counter >= 0
            state.counter = counter
            return isKnown
        }
        if didMove { broadcast.send() }
    }

    func stop() {
        let monitor = state.withLock { state in
            state.isStopped = true
            defer { state.monitor = nil }
            return state.monitor
        }
        monitor?.stop()
        broadcast.finish()
    }

    /// Has listeners look a last time.
    func end() {
        broadcast.send()
        stop()
    }

    /// Whatever is committed after this returns is heard of: the counter is read before the first look.
    private func start() {
        let baseline = try? pool.read(Self.counter)
        let isNew = state.withLock { state in
            guard state.monitor == nil, !state.isStopped else { return false }
            // Where it cannot be read, the first look that can is a change, and not a beginning.
            state.counter = max(state.counter, baseline ?? 0)
            state.monitor = FileMonitor(files, queue: queue) { [weak self] in self?.wake() }
            return true
        }
        guard isNew else { return }
        queue.async { [weak self] in
            if self?.look() == .failure { self?.wake() }
        }
    }

    private func wake() {
        let current = round.withLock { round in
            round += 1
            return round
        }
        look(in: current, attempt: 0)
    }

    /// Looks until there is news. When looks go on failing, listeners are told, so that they ask themselves and meet what
    /// is wrong: nobody goes on showing what may be out of date without a word.
    private func look(in current: Int, attempt: Int) {
        queue.asyncAfter(deadline: .now() + .milliseconds(Self.delays[attempt])) { [weak self] in
            guard let self, self.round.withLock({ $0 == current }) else { return }
            let sight = self.look()
            let isLast = attempt == Self.delays.count - 1
            if sight != .news, !isLast { self.look(in: current, attempt: attempt + 1) }
            if sight == .failure, attempt == Self.patience - 1, !self.state.withLock(\.isStopped) {
                self.broadcast.send()
            }
        }
    }

    private func look() -> Sight {
        guard files.areInPlace else {
            state.withLock { $0.didLoseFiles }?()
            return .news
        }
        do {
            let seen = try pool.writeWithoutTransaction { db in
                (
                    version: try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0,
                    counter: try Self.counter(db)
                )
            }
            let didMove = state.withLock { state in
                defer { state.dataVersion = seen.version }
                return state.dataVersion != seen.version
            }
            note(seen.counter)
            return didMove ? .news : .nothing
        } catch {
            // What it was, the listeners' own question says.
            return .failure
        }
    }
}

private let selectCounter = SQLText.kept("SELECT counter FROM change")
