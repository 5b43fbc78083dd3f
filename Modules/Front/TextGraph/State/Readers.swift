/// The nodes that have read a value since it was last written. It knows no type of value: what did would be put
/// together from metadata at each write.
package struct Readers {
    private var readers: [ObjectIdentifier: NodeReference] = [:]
    /// The one that read last: a view reads the elements of an array one after the other.
    private var last: NodeReference?
    /// The same, where the owner of the value was noted beside it.
    private var lastBesideOwner: NodeReference?
    /// At so many it is looked which of them are still there: views come and go while a value stays the same.
    private var limit = 64

    package init() {}

    package mutating func add(_ node: NodeReference) {
        guard node !== last else { return }
        last = node
        readers[ObjectIdentifier(node)] = node
        guard readers.count > limit else { return }
        readers = readers.filter { !$0.value.isGone }
        limit = max(64, readers.count * 2)
    }

    /// Notes a reader, and with it the node that owns the value.
    mutating func add(_ node: NodeReference, beside owner: NodeReference) {
        guard node !== lastBesideOwner else { return }
        add(node)
        add(owner)
        lastBesideOwner = node
    }

    /// Those that have read, also some that have gone since; each has to read again to be told again.
    package mutating func takeAll() -> [NodeReference] {
        defer {
            last = nil
            lastBesideOwner = nil
            readers.removeAll(keepingCapacity: true)
        }
        return Array(readers.values)
    }
}
