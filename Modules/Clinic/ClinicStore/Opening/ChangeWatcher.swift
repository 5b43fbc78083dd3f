import ClinicModel
import Dispatch
import Foundation
import GRDB
import Synchronization

/// Tells listeners of changes, those of other processes too, and is silent otherwise.
///
/// It wakes up when the write-ahead log is written, and looks at the counter of changes.
final class ChangeWatcher: Sendable {
    private struct State {
        var counter: Int64 = -1
        var monitor: FileMonitor?
        var isStopped = false
        var didLoseFiles: (@Sendable () -> Void)?
    }

    /// The log is written before the commit can be seen, by as long as the disk takes, which is seconds where others
    /// keep it busy: so one looks again, in ms. Likewise after a look that failed, and after one that saw a commit: it may
    /// have been one before that which is being written.
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
        // What was in the log before it was watched is looked for too.
        if isNew { wake() }
    }

    private func wake() {
        let current = round.withLock { round in
            round += 1
            return round
        }
        look(in: current, attempt: 0)
    }

    /// Looks as often as `delays` says. When looks go on failing, listeners are told, so that they ask themselves and meet
    /// what is wrong: nobody goes on showing what may be out of date without a word.
    private func look(in current: Int, attempt: Int, failures: Int = 0) {
        guard attempt < Self.delays.count else { return }
        queue.asyncAfter(deadline: .now() + .milliseconds(Self.delays[attempt])) { [weak self] in
            guard let self, self.round.withLock({ $0 == current }), !self.state.withLock(\.isStopped) else { return }
            let failures = self.look() ? 0 : failures + 1
            if failures == Self.patience { self.broadcast.send() }
            self.look(in: current, attempt: attempt + 1, failures: failures)
        }
    }

    /// Tells listeners when the counter has moved. False when it cannot be read: why, the listeners' own question says.
    private func look() -> Bool {
        guard files.areInPlace else {
            state.withLock { $0.didLoseFiles }?()
            return true
        }
        do {
            note(try pool.read(Self.counter))
            return true
        } catch {
            return false
        }
    }
}

private let selectCounter = SQLText.kept("SELECT counter FROM change")
