/// The nodes that have read a value since it was last written. It knows no type of value: what did would be put
/// together from metadata at each write.
struct Readers {
    private var readers: [ObjectIdentifier: NodeReference] = [:]
    /// The one that read last: a view reads the elements of an array one after the other.
    private var last: NodeReference?

    mutating func add(_ node: NodeReference) {
        guard node !== last else { return }
        last = node
        readers[ObjectIdentifier(node)] = node
    }

    /// Those that are still there; each has to read again to be told again.
    mutating func takeAll() -> [NodeReference] {
        defer {
            last = nil
            readers.removeAll(keepingCapacity: true)
        }
        return Array(readers.values)
    }
}
