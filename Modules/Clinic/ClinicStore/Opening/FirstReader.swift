import GRDB
import Synchronization

/// A connection that only reads, for whoever comes first. Others, who come while it is in use, read through the pool,
/// which takes longer to give out a connection than most reading takes.
final class FirstReader: Sendable {
    private enum State {
        case unopened
        case open(DatabaseQueue)
        case closed
    }

    private let pool: DatabasePool
    private let state: Mutex<State>

    /// - Parameter pool: Whose database is read. One that may not be written is left to the pool.
    init(beside pool: DatabasePool) {
        self.pool = pool
        state = Mutex(pool.configuration.readonly ? .closed : .unopened)
    }

    /// Reads, where nobody else does; returns nil without a call of `body` where somebody does, or after the end.
    func readIfIdle<Result: Sendable>(_ body: (Database) throws -> Result) throws -> Result? {
        let result = try state.withLockIfAvailable { state -> Result? in
            switch state {
            case .closed: return nil
            case .open(let queue): return try queue.unsafeRead(body)
            case .unopened:
                let queue = try open()
                state = .open(queue)
                return try queue.unsafeRead(body)
            }
        }
        return result ?? nil
    }

    /// Waits for what is being read; nothing more is, from then on.
    func close() throws {
        try state.withLock { state in
            if case .open(let queue) = state { try queue.close() }
            state = .closed
        }
    }

    private func open() throws -> DatabaseQueue {
        var configuration = pool.configuration
        configuration.readonly = true
        return try DatabaseQueue(path: pool.path, configuration: configuration)
    }
}
