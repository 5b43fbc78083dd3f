import ClinicModel
import ClinicStore
import Foundation

/// A thread with a connection of its own, which is made when it is needed and again when it was lost.
final class ConnectionLane: @unchecked Sendable {
    private let address: PostgresAddress
    private let pq: LibPQ
    private let queue = DispatchQueue(label: "clinic.postgres")
    /// Touched on the queue alone.
    private var open: PostgresConnection?

    init(to address: PostgresAddress, _ pq: LibPQ) {
        self.address = address
        self.pq = pq
    }

    /// Does something on the thread, which may wait there.
    func run<Result: Sendable>(_ body: @escaping @Sendable (ConnectionLane) throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                continuation.resume(with: Swift.Result { try body(self) })
            }
        }
    }

    /// The same for who has to wait for it.
    func runHere<Result>(_ body: (ConnectionLane) throws -> Result) rethrows -> Result {
        try queue.sync { try body(self) }
    }

    /// The connection, on the lane's thread.
    func connection() throws -> PostgresConnection {
        if let open { return open }
        let connection = try PostgresConnection(to: address, pq)
        open = connection
        return connection
    }

    /// Lets go of a connection that is lost or in an unknown state, on the lane's thread.
    func disconnect() { open = nil }
}
