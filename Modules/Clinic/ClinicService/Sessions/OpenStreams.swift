import Synchronization

/// How many streams of changes each session has open.
final class OpenStreams: Sendable {
    static let mostOfSession = 8

    private let counts = Mutex<[String: Int]>([:])

    /// Opens one, unless the session has as many as it may.
    func open(for token: String) -> Bool {
        counts.withLock { counts in
            guard counts[token, default: 0] < Self.mostOfSession else { return false }
            counts[token, default: 0] += 1
            return true
        }
    }

    func close(for token: String) {
        counts.withLock { counts in
            let rest = counts[token, default: 0] - 1
            counts[token] = rest > 0 ? rest : nil
        }
    }
}
