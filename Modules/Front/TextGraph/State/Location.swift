import Synchronization

/// The place of a value of `State`, and its readers.
package final class Location<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    @exclusivity(unchecked) private var value: Value
    @exclusivity(unchecked) private var readers = Readers()
    @exclusivity(unchecked) private var partReaders = PartReaders()
    @exclusivity(unchecked) private(set) var wasWritten = false
    /// The number of changes of the value.
    @exclusivity(unchecked) private(set) var version = 0
    /// The node that the state belongs to.
    private let owner: NodeReference?

    package init(_ value: Value, of owner: NodeReference? = nil) {
        self.value = value
        self.owner = owner
    }

    /// The value for who reads the state itself. Its owner has made the closure in which another node does that, and
    /// depends on it as much.
    func read() -> Value {
        let reader = Tracking.current
        return lock.withLock { _ in
            if let reader {
                if let owner, owner !== reader, !reader.isDeferred {
                    readers.add(reader, beside: owner)
                } else {
                    readers.add(reader)
                }
            }
            return value
        }
    }

    package func get() -> Value {
        let reader = Tracking.current
        return lock.withLock { _ in
            if let reader { readers.add(reader) }
            return value
        }
    }

    /// The value, without becoming one of its readers.
    package func peek() -> Value { lock.withLock { _ in value } }

    package func set(_ newValue: Value) {
        let (old, nodes, parts) = lock.withLock { _ in
            wasWritten = true
            let isSame = areEqual(value, newValue)
            let old = value
            value = newValue
            guard !isSame else { return (old, [NodeReference](), PartReaders()) }
            version += 1
            return (old, readers.takeAll(), partReaders)
        }
        // The old value goes when the lock is free: its deinit may set state in turn.
        withExtendedLifetime(old) {}
        for node in nodes { node.invalidate() }
        guard !parts.isEmpty else { return }
        let others = parts.outdated
        lock.withLock { _ in partReaders.remove(nodes + others) }
        for node in others { node.invalidate() }
    }
}

/// Something of which parts can be read and followed, each by itself.
package protocol PartlyRead: AnyObject {
    func follow(_ path: [AnyHashable], for node: NodeReference, isSame: @escaping () -> Bool)
}

extension Location: PartlyRead {
    package func follow(_ path: [AnyHashable], for node: NodeReference, isSame: @escaping () -> Bool) {
        lock.withLock { _ in partReaders.add(node, path, isSame) }
    }
}
