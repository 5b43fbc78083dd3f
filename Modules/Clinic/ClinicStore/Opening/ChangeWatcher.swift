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

    /// The log is written before the commit can be seen, by as long as the disk takes: so one looks again, in ms.
    private static let delays = [0, 5, 20, 60, 150, 400, 1000]

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

    static func counter(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db, sql: "SELECT counter FROM change") ?? 0
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
            state.counter = max(state.counter, baseline ?? -1)
            state.monitor = FileMonitor(files, queue: queue) { [weak self] in self?.wake() }
            return true
        }
        if isNew { queue.async { [weak self] in _ = self?.look() } }
    }

    private func wake() {
        let current = round.withLock { round in
            round += 1
            return round
        }
        look(in: current, attempt: 0)
    }

    private func look(in current: Int, attempt: Int) {
        guard attempt < Self.delays.count else { return }
        queue.asyncAfter(deadline: .now() + .milliseconds(Self.delays[attempt])) { [weak self] in
            guard let self, self.round.withLock({ $0 == current }) else { return }
            if !self.look() { self.look(in: current, attempt: attempt + 1) }
        }
    }

    /// Whether another connection has committed since the last look.
    private func look() -> Bool {
        guard files.areInPlace else {
            state.withLock { $0.didLoseFiles }?()
            return true
        }
        let seen = try? pool.writeWithoutTransaction { db in
            (
                version: try Int64.fetchOne(db, sql: "PRAGMA data_version") ?? 0,
                counter: try Self.counter(db)
            )
        }
        guard let seen else { return false }
        let didMove = state.withLock { state in
            defer { state.dataVersion = seen.version }
            return state.dataVersion != seen.version
        }
        note(seen.counter)
        return didMove
    }
}
