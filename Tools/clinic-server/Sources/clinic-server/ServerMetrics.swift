import Synchronization

/// What the server has done since it began, as Prometheus reads it.
final class ServerMetrics: Sendable {
    private struct Series: Hashable {
        let what: String
        let status: Int
    }

    private struct State {
        var requests: [Series: Int] = [:]
        /// By the upper bounds of `bounds`, each with those below it.
        var durations: [String: [Int]] = [:]
        var seconds: [String: Double] = [:]
        var streams = 0
        var connections = 0
    }

    private static let bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

    private let state = Mutex(State())

    func note(_ what: String, status: Int, took duration: Duration) {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        state.withLock { state in
            state.requests[Series(what: what, status: status), default: 0] += 1
            state.seconds[what, default: 0] += seconds
            for (place, bound) in Self.bounds.enumerated() where seconds <= bound {
                state.durations[what, default: Array(repeating: 0, count: Self.bounds.count)][place] += 1
            }
        }
    }

    func streams(by count: Int) { state.withLock { $0.streams += count } }
    func connections(by count: Int) { state.withLock { $0.connections += count } }

    /// The text format of Prometheus, version 0.0.4.
    var text: String {
        let state = state.withLock { $0 }
        var lines = ["# TYPE clinic_requests_total counter"]
        for (series, count) in state.requests.sorted(by: { ($0.key.what, $0.key.status) < ($1.key.what, $1.key.status) }
        ) {
            lines.append("clinic_requests_total{what=\"\(series.what)\",status=\"\(series.status)\"} \(count)")
        }
        lines.append("# TYPE clinic_request_seconds histogram")
        for (what, seconds) in state.seconds.sorted(by: { $0.key < $1.key }) {
            let count = state.requests.filter { $0.key.what == what }.values.reduce(0, +)
            for (bound, below) in zip(Self.bounds, state.durations[what] ?? Self.bounds.map { _ in 0 }) {
                lines.append("clinic_request_seconds_bucket{what=\"\(what)\",le=\"\(bound)\"} \(below)")
            }
            lines.append("clinic_request_seconds_bucket{what=\"\(what)\",le=\"+Inf\"} \(count)")
            lines.append("clinic_request_seconds_sum{what=\"\(what)\"} \(seconds)")
            lines.append("clinic_request_seconds_count{what=\"\(what)\"} \(count)")
        }
        lines += ["# TYPE clinic_streams gauge", "clinic_streams \(state.streams)"]
        lines += ["# TYPE clinic_connections gauge", "clinic_connections \(state.connections)"]
        return lines.joined(separator: "\n") + "\n"
    }
}
