import Synchronization

/// What the server has done since it began, as Prometheus reads it.
final class ServerMetrics: Sendable {
    /// The requests for one thing.
    private struct Requests {
        var byStatus: [Int: Int] = [:]
        /// By the upper bounds of `bounds`, each with those below it.
        var durations = Array(repeating: 0, count: bounds.count)
        var seconds = 0.0

        var count: Int { byStatus.values.reduce(0, +) }

        mutating func note(_ status: Int, _ duration: Double) {
            byStatus[status, default: 0] += 1
            seconds += duration
            for (place, bound) in bounds.enumerated() where duration <= bound { durations[place] += 1 }
        }
    }

    private struct State {
        var requests: [String: Requests] = [:]
        var streams = 0
        var connections = 0
    }

    private static let bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

    private let state = Mutex(State())

    func note(_ what: String, status: Int, took duration: Duration) {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        state.withLock { $0.requests[what, default: Requests()].note(status, seconds) }
    }

    func streams(by count: Int) { state.withLock { $0.streams += count } }
    func connections(by count: Int) { state.withLock { $0.connections += count } }

    /// The text format of Prometheus, version 0.0.4.
    var text: String {
        let state = state.withLock { $0 }
        let requests = state.requests.sorted { $0.key < $1.key }
        var lines = ["# TYPE clinic_requests_total counter"]
        for (what, requests) in requests {
            for (status, count) in requests.byStatus.sorted(by: { $0.key < $1.key }) {
                lines.append("clinic_requests_total{what=\"\(what)\",status=\"\(status)\"} \(count)")
            }
        }
        lines.append("# TYPE clinic_request_seconds histogram")
        for (what, requests) in requests {
            for (bound, below) in zip(Self.bounds, requests.durations) {
                lines.append("clinic_request_seconds_bucket{what=\"\(what)\",le=\"\(bound)\"} \(below)")
            }
            lines.append("clinic_request_seconds_bucket{what=\"\(what)\",le=\"+Inf\"} \(requests.count)")
            lines.append("clinic_request_seconds_sum{what=\"\(what)\"} \(requests.seconds)")
            lines.append("clinic_request_seconds_count{what=\"\(what)\"} \(requests.count)")
        }
        lines += ["# TYPE clinic_streams gauge", "clinic_streams \(state.streams)"]
        lines += ["# TYPE clinic_connections gauge", "clinic_connections \(state.connections)"]
        return lines.joined(separator: "\n") + "\n"
    }
}
