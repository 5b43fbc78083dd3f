import Synchronization

/// Word that something changed, to any number of listeners. One who is slow hears once of many changes.
package final class ChangeBroadcast: Sendable {
    private struct Listeners {
        var next = 0
        var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    }

    private let listeners = Mutex(Listeners())

    package init() {}

    package func stream() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let key = listeners.withLock { listeners in
                listeners.next += 1
                listeners.continuations[listeners.next] = continuation
                return listeners.next
            }
            continuation.onTermination = { [weak self] _ in
                self?.listeners.withLock { _ = $0.continuations.removeValue(forKey: key) }
            }
        }
    }

    package func send() {
        let continuations = listeners.withLock { Array($0.continuations.values) }
        for continuation in continuations { continuation.yield() }
    }

    package func finish() {
        let continuations = listeners.withLock { Array($0.continuations.values) }
        for continuation in continuations { continuation.finish() }
    }
}
