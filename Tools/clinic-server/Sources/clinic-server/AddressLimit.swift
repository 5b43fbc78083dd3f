import Synchronization

/// How many connections each address has, and may have.
final class AddressLimit: Sendable {
    enum Admission {
        case admitted
        /// It has too many: this one is told so, and closed.
        case tooMany
        /// It goes on regardless: this one is closed at once.
        case farTooMany
    }

    private let most: Int
    /// The proxy's connections are those of all its clients.
    private let proxy: String?
    private let metrics: ServerMetrics
    private let open = Mutex<[String: Int]>([:])

    init(most: Int, proxy: String?, metrics: ServerMetrics) {
        self.most = most
        self.proxy = proxy
        self.metrics = metrics
    }

    func admit(_ address: String) -> Admission {
        metrics.connections(by: 1)
        return open.withLock { open in
            open[address, default: 0] += 1
            let count = open[address, default: 0]
            if count <= most || address == proxy { return .admitted }
            return count <= most + max(most / 4, 1) ? .tooMany : .farTooMany
        }
    }

    func leave(_ address: String) {
        metrics.connections(by: -1)
        open.withLock { open in
            open[address, default: 1] -= 1
            if open[address] == 0 { open[address] = nil }
        }
    }
}
