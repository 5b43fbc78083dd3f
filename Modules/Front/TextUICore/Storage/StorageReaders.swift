/// The nodes that have read each key of each store, so that a change is shown wherever it is made.
package final class StorageReaders: @unchecked Sendable {
    package static let shared = StorageReaders()

    private struct Key: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    private let lock = NSLock()
    private var readers: [Key: Readers] = [:]
    /// The values that user defaults held when they were last read, for they do not tell of a change.
    private var known: [Key: (store: UserDefaults, value: AnyHashable?)] = [:]
    /// The stores that were written to since they were brought to their files.
    private var written: [ObjectIdentifier: UserDefaults] = [:]

    func read(_ name: String, of store: AnyObject) {
        guard let node = Tracking.current else { return }
        let key = Key(store: ObjectIdentifier(store), name: name)
        let defaults = store as? UserDefaults
        let value = defaults?.object(forKey: name) as? AnyHashable
        lock.withLock {
            readers[key, default: Readers()].add(node)
            if let defaults { known[key] = (defaults, value) }
        }
    }

    /// Looks whether something else has written a shown value.
    package func check() {
        let shown = lock.withLock { known }
        for (key, last) in shown where last.store.object(forKey: key.name) as? AnyHashable != last.value {
            changed(key.name, of: last.store)
        }
    }

    /// Writes what has changed in user defaults to their files. Foundation keeps it in memory on Linux until it is asked.
    package func writeDefaults() {
        UserDefaults.standard.synchronize()
        let suites = lock.withLock {
            defer { written = [:] }
            return written.values
        }
        for suite in suites { suite.synchronize() }
    }

    /// Notes that a value was set here.
    func wrote(_ name: String, to store: UserDefaults) {
        if store !== UserDefaults.standard { lock.withLock { written[ObjectIdentifier(store)] = store } }
        changed(name, of: store)
    }

    func changed(_ name: String, of store: AnyObject) {
        let key = Key(store: ObjectIdentifier(store), name: name)
        let nodes = lock.withLock {
            known[key] = nil
            var readers = readers.removeValue(forKey: key)
            return readers?.takeAll() ?? []
        }
        for node in nodes { node.invalidate() }
    }
}
