import ClinicModel
import Foundation
import Synchronization

/// Tells listeners of changes, those of other servers too.
///
/// Word of a change is sent after it was confirmed, in a transaction of its own: PostgreSQL lets those that send word
/// within their transactions be confirmed one at a time. Who ends in between, or changes something by other means, has
/// moved the counter of changes, which is looked at now and then.
final class ChangeListener: Sendable {
    private static let channel = "clinic_changes"
    /// How often the counter is looked at, in milliseconds.
    private static let interval: Int32 = 2000

    private let address: PostgresAddress
    private let pq: LibPQ
    private let broadcast = ChangeBroadcast()
    private let isRunning = Mutex(false)

    init(to address: PostgresAddress, _ pq: LibPQ) {
        self.address = address
        self.pq = pq
    }

    /// The first listener begins the watch. What is confirmed after this returns is heard of, unless PostgreSQL cannot
    /// be reached; then listeners are told when it can.
    func changes() -> AsyncStream<Void> {
        let stream = broadcast.stream()
        let isFirst = isRunning.withLock { isRunning in
            defer { isRunning = true }
            return !isRunning
        }
        if isFirst {
            let connection = try? listen()
            let watch = Watch(listener: self, connection: connection)
            Thread.detachNewThread { watch.run() }
        }
        return stream
    }

    /// Tells the listeners of all servers, on the thread of a lane.
    func tell(by lane: ConnectionLane) {
        do {
            try lane.connection().execute("NOTIFY \(Self.channel)")
        } catch {
            // They hear of it by the counter.
            lane.disconnect()
        }
    }

    func stop() {
        isRunning.withLock { $0 = false }
        broadcast.finish()
    }

    private func listen() throws -> PostgresConnection {
        let connection = try PostgresConnection(to: address, pq)
        try connection.execute("LISTEN \(Self.channel)")
        return connection
    }

    private static func counter(_ connection: PostgresConnection) throws -> String? {
        try connection.value("SELECT last_value FROM change")
    }

    /// The thread that waits for word.
    private final class Watch: @unchecked Sendable {
        private weak var listener: ChangeListener?
        private var connection: PostgresConnection?
        private var counter: String?

        init(listener: ChangeListener, connection: PostgresConnection?) {
            self.listener = listener
            self.connection = connection
            counter = connection.flatMap { try? ChangeListener.counter($0) }
        }

        func run() {
            while let listener, listener.isRunning.withLock({ $0 }) {
                do {
                    if try look(for: listener) { listener.broadcast.send() }
                } catch {
                    connection = nil
                    Thread.sleep(forTimeInterval: 0.2)
                }
            }
        }

        /// Waits for word or for the time to look at the counter, and returns whether something changed.
        private func look(for listener: ChangeListener) throws -> Bool {
            guard let connection else {
                self.connection = try listener.listen()
                counter = try self.connection.flatMap(ChangeListener.counter)
                return true
            }
            var descriptor = pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0)
            if poll(&descriptor, 1, ChangeListener.interval) > 0 {
                guard let count = connection.takeNotifications() else { throw PostgresError.lost }
                return count > 0
            }
            let known = counter
            counter = try ChangeListener.counter(connection)
            return counter != known
        }
    }
}
