/// Which nodes have read which key of which store, so that a change is shown wherever it is made.
final class StorageReaders: @unchecked Sendable {
    static let shared = StorageReaders()

    private struct Key: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    private struct Reader {
        weak var node: ViewNode?
    }

    private let lock = NSLock()
    private var readers: [Key: [ObjectIdentifier: Reader]] = [:]

    func read(_ name: String, of store: AnyObject) {
        guard let node = Tracking.current else { return }
        let key = Key(store: ObjectIdentifier(store), name: name)
        lock.withLock { readers[key, default: [:]][ObjectIdentifier(node)] = Reader(node: node) }
    }

    func changed(_ name: String, of store: AnyObject) {
        let key = Key(store: ObjectIdentifier(store), name: name)
        let nodes = lock.withLock { readers.removeValue(forKey: key)?.values.compactMap(\.node) ?? [] }
        for node in nodes { node.invalidate() }
    }
}
