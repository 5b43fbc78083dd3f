import ClinicModel
import Synchronization

/// Whose the sessions are that one has asked for, by the digests of their tokens. That never changes; whether a session
/// goes on is asked in the transaction of what is done with it.
final class KnownSessions: Sendable {
    private static let most = 10_000

    private let records = Mutex<[String: SessionRecord]>([:])

    /// The session of a digest, asked for with `find` where it is not known.
    func session(
        digest: String, find: () async throws -> SessionRecord?
    ) async throws -> SessionRecord? {
        if let known = records.withLock({ $0[digest] }) { return known }
        guard let found = try await find() else { return nil }
        records.withLock { records in
            if records.count >= Self.most { records.removeAll() }
            records[digest] = found
        }
        return found
    }
}
