/// The node of a `ForEach` that makes the rows of all its elements at once.
final class EagerForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ForEachNode<Data, ID, Content>
{
    @exclusivity(unchecked) private var rows: [ID: TypedNode<Content>] = [:]
    /// The ids of the rows, in order.
    @exclusivity(unchecked) private var order: [ID] = []
    /// The rows of those ids. Each is a `TypedNode<Content>`, which the array does not say: the runtime would be asked
    /// for that type at each access.
    @exclusivity(unchecked) private var inOrder: [ViewNode] = []
    /// The ids as elements carry them; none before anybody has asked.
    @exclusivity(unchecked) private var knownRowIDs: [AnyHashable] = []

    override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        super.init(view, context)
        updateRows()
    }

    override var children: [ViewNode] { inOrder }

    override var rowIDs: [AnyHashable] {
        if knownRowIDs.isEmpty { knownRowIDs = order.map { AnyHashable($0) } }
        return knownRowIDs
    }

    override func descendant(with id: AnyHashable) -> ViewNode? {
        if let id = id.base as? ID, let row = rows[id] { return row }
        return super.descendant(with: id)
    }

    override func visitIdentified(_ visit: (AnyHashable, ViewNode) -> Void) {
        for (id, row) in rows { visit(AnyHashable(id), row) }
        super.visitIdentified(visit)
    }

    override func visitRows(_ collector: inout RowCollector) {
        for child in children { child.visitRows(&collector) }
    }

    override func updateRows() {
        if updateInPlace() { return }
        var next: [ID: TypedNode<Content>] = [:]
        var nextOrder: [ID] = []
        for element in view.data {
            let id = view.id(element)
            guard next[id] == nil else {
                graph.warnOnce("ForEach: the id \(id) occurs more than once; only its first element is shown")
                continue
            }
            if let row = rows.removeValue(forKey: id) {
                row.update(content(element), environment)
                next[id] = row
            } else {
                next[id] = Content.makeNode(content(element), in: self)
            }
            nextOrder.append(id)
        }
        let gone = order.compactMap { rows[$0] }
        rows = next
        inOrder = nextOrder.compactMap { next[$0] }
        let moved = nextOrder != order
        order = nextOrder
        knownRowIDs = []
        for row in gone { row.unmount() }
        if moved {
            othersGive()
            elementsChanged()
        }
    }

    /// Where the same elements stand as before, in the same order, brings the row of each up to date; else does nothing.
    private func updateInPlace() -> Bool {
        let (data, id, content, environment) = (view.data, view.id, view.content, environment)
        guard !order.isEmpty, order.count == data.count else { return false }
        let isInPlace = order.withUnsafeBufferPointer { known in
            var next = known.baseAddress!
            return data.visitAll { element in
                defer { next += 1 }
                return id(element) == next.pointee
            }
        }
        guard isInPlace else { return false }
        // All at once, for what the rows read themselves is none of this view's concern.
        let contents = Tracking.run(self) {
            [Content](unsafeUninitializedCapacity: inOrder.count) { contents, count in
                data.visitAll { element in
                    (contents.baseAddress! + count).initialize(to: content(element))
                    count += 1
                    return true
                }
            }
        }
        contents.withUnsafeBufferPointer { contents in
            for (index, row) in inOrder.enumerated() {
                unsafeDowncast(row, to: TypedNode<Content>.self).update(contents[index], environment)
            }
        }
        return true
    }
}
