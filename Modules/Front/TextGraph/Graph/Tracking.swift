import Glibc

/// The node whose inputs are being read on this thread. Bodies run without suspension, so a thread's value is enough,
/// and a read on another thread is never taken for one of theirs.
package enum Tracking {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    package static var current: NodeReference? {
        pthread_getspecific(key).map { Unmanaged<NodeReference>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `read` and makes `node` depend on the state and the observable properties that it reads.
    @MainActor
    package static func run<Result>(_ node: ViewNode, _ read: () -> Result) -> Result {
        let outer = pthread_getspecific(key)
        let node = node.reference
        pthread_setspecific(key, Unmanaged.passUnretained(node).toOpaque())
        defer { pthread_setspecific(key, outer) }
        return withObservationTracking(read) { node.invalidate() }
    }
}
