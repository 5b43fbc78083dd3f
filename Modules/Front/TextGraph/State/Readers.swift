/// The nodes that have read a value since it was last written. It knows no type of value: what did would be put
/// together from metadata at each write.
struct Readers {
    private struct Reader {
        weak var node: ViewNode?
    }

    private var readers: [ObjectIdentifier: Reader] = [:]

    mutating func add(_ node: ViewNode) {
        readers[ObjectIdentifier(node)] = Reader(node: node)
    }

    /// Those that are still there; each has to read again to be told again.
    mutating func takeAll() -> [ViewNode] {
        var nodes: [ViewNode] = []
        nodes.reserveCapacity(readers.count)
        for reader in readers.values {
            if let node = reader.node { nodes.append(node) }
        }
        readers.removeAll(keepingCapacity: true)
        return nodes
    }
}
