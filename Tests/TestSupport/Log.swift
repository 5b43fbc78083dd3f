import Synchronization

/// What has happened, in order; any thread may add to it.
package final class Log: Sendable {
    private let lines = Mutex<[String]>([])

    package init() {}

    package func add(_ line: String) { lines.withLock { $0.append(line) } }
    package var all: [String] { lines.withLock { $0 } }
    package func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
