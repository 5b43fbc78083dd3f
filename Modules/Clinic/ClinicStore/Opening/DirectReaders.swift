import Foundation
import GRDB
import Synchronization

/// Connections that only read, each for whoever finds it idle. Who comes while all are in use reads through the pool,
/// which takes longer to give out a connection than most reading takes.
final class DirectReaders: Sendable {
    private let readers: [DirectReader]

    /// - Parameter pool: Whose database is read. One that may not be written is left to the pool.
    init(beside pool: DatabasePool) {
        let most = pool.configuration.readonly ? 0 : ProcessInfo.processInfo.activeProcessorCount
        readers = (0..<min(most, 4)).map { _ in DirectReader(beside: pool) }
    }

    /// Reads, where a connection is idle; returns nil without a call of `body` where none is, or after the end.
    func readIfIdle<Result: Sendable>(_ body: (PreparedConnection) throws -> Result) throws -> Result? {
        for reader in readers where reader.take() {
            defer { reader.giveBack() }
            return try reader.read(body)
        }
        return nil
    }

    /// Waits for what is being read; nothing more is, from then on.
    func close() throws {
        let ends = readers.map { reader in Result { try reader.close() } }
        for end in ends { try end.get() }
    }
}

/// One of the connections, which opens at its first use.
private final class DirectReader: Sendable {
    private enum State {
        case unopened
        case open(DatabaseQueue, PreparedConnection)
        case closed
    }

    private let pool: DatabasePool
    /// To ask whether the lock is free would be a call of the system where it is not.
    private let isTaken = Atomic(false)
    private let state = Mutex(State.unopened)

    init(beside pool: DatabasePool) {
        self.pool = pool
    }

    /// Whether it was idle, and now is the caller's until it is given back.
    func take() -> Bool { isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged }

    func giveBack() { isTaken.store(false, ordering: .releasing) }

    func read<Result: Sendable>(_ body: (PreparedConnection) throws -> Result) throws -> Result? {
        try state.withLock { state in
            switch state {
            case .closed: return nil
            case .open(let queue, let reader): return try queue.unsafeRead { _ in try body(reader) }
            case .unopened:
                // The pool reads on, or says what is wrong.
                guard let (queue, reader) = try? open() else { return nil }
                state = .open(queue, reader)
                return try queue.unsafeRead { _ in try body(reader) }
            }
        }
    }

    func close() throws {
        try state.withLock { state in
            guard case .open(let queue, _) = state else { return state = .closed }
            // Together with what the reader has prepared, which would keep the connection open.
            state = .closed
            try queue.close()
        }
    }

    private func open() throws -> (DatabaseQueue, PreparedConnection) {
        var configuration = pool.configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: pool.path, configuration: configuration)
        return (queue, queue.unsafeRead { PreparedConnection($0) })
    }
}
