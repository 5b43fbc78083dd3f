/// The nodes that have read parts of a value, each part with whether it is still what was read.
struct PartReaders {
    private struct Reader {
        let node: NodeReference
        var parts: [[AnyHashable]: () -> Bool] = [:]
    }

    private var readers: [ObjectIdentifier: Reader] = [:]
    /// At so many it is looked which of them are still there.
    private var limit = 64

    var isEmpty: Bool { readers.isEmpty }

    mutating func add(_ node: NodeReference, _ path: [AnyHashable], _ isSame: @escaping () -> Bool) {
        let id = ObjectIdentifier(node)
        readers[id, default: Reader(node: node)].parts[path] = isSame
        guard readers.count > limit else { return }
        readers = readers.filter { !$0.value.node.isGone }
        limit = max(64, readers.count * 2)
    }

    /// Those that have read something else than what is there now.
    var outdated: [NodeReference] {
        readers.values.compactMap { reader in
            reader.parts.values.allSatisfy { $0() } ? nil : reader.node
        }
    }

    mutating func remove(_ nodes: [NodeReference]) {
        for node in nodes { readers[ObjectIdentifier(node)] = nil }
    }
}
