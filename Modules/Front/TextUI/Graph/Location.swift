import Synchronization

/// Where a value of `State` lives, and who has read it.
final class Location<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    private var readers = Readers()
    private(set) var wasWritten = false

    init(_ value: Value) {
        self.value = value
    }

    func get() -> Value {
        let reader = Tracking.current
        lock.lock()
        defer { lock.unlock() }
        if let reader { readers.add(reader) }
        return value
    }

    func set(_ newValue: Value) {
        lock.lock()
        wasWritten = true
        let isSame = areEqual(value, newValue)
        let old = value
        value = newValue
        let nodes = isSame ? [] : readers.takeAll()
        lock.unlock()
        // The old value goes when the lock is free: its deinit may set state in turn.
        withExtendedLifetime(old) {}
        for node in nodes { node.invalidate() }
    }
}
