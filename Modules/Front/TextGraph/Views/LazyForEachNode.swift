/// The node of a `ForEach` in a lazy container: a row is made when it comes into view.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ForEachNode<Data, ID, Content>, RowSource
{
    /// A row with the id that it is compared by. Its node is a `TypedNode<Content>`.
    private final class Row: LazyRow {
        let ownID: ID

        init(_ node: TypedNode<Content>, id: ID, at index: Int) {
            ownID = id
            super.init(node, id: AnyHashable(id), at: index)
        }
    }

    @exclusivity(unchecked) private var rows = LazyRows()
    /// The number of elements when the rows were brought up to date last.
    @exclusivity(unchecked) private var knownCount: Int
    /// Whether rows have been let go of since those were told who show them: such rows cannot tell what becomes of them.
    @exclusivity(unchecked) private var hasLetGo = false

    override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        knownCount = view.data.count
        super.init(view, context)
    }

    override var children: [ViewNode] { rows.all.map(\.node) }
    override var rowIDs: [AnyHashable] { rows.all.map(\.id) }

    override func descendant(with id: AnyHashable) -> ViewNode? {
        if id.base is ID, let row = rows.row(with: id) { return row.node }
        return super.descendant(with: id)
    }

    override func visitIdentified(_ visit: (AnyHashable, ViewNode) -> Void) {
        for row in rows.all { visit(row.id, row.node) }
        super.visitIdentified(visit)
    }

    override func visitRows(_ collector: inout RowCollector) {
        if Content._holdsSections { collector.addGroup(self) } else { collector.add(self) }
    }

    /// Brings the rows that are made up to date. Most stand where they stood, or all have been shifted alike; only for
    /// those that are found nowhere near are the data searched.
    override func updateRows() {
        let (data, identify, content) = (view.data, view.id, view.content)
        let (count, start) = (data.count, data.startIndex)
        func isThere(_ id: ID, at index: Int) -> Bool {
            index >= 0 && index < count && identify(data[data.index(start, offsetBy: index)]) == id
        }
        func place(of row: LazyRow, or shifted: Int) -> Int? {
            let (id, known) = (ownID(of: row), row.index)
            if isThere(id, at: known) { return known }
            return [shifted, known - 1, known + 1].first { isThere(id, at: $0) }
        }
        let shift = count - knownCount
        knownCount = count
        var missing: [LazyRow] = []
        var found: [LazyRow] = []
        var haveMoved = shift != 0
        rows.forgetPlaces()
        for row in rows.all {
            guard let index = place(of: row, or: row.index + shift) else {
                missing.append(row)
                continue
            }
            if index != row.index { haveMoved = true }
            rows.place(row, at: index)
            found.append(row)
        }
        // All at once, for what the rows read themselves is none of this view's concern.
        let contents = Tracking.run(self) { found.map { content(data[data.index(start, offsetBy: $0.index)]) } }
        for (row, content) in zip(found, contents) { update(row, content) }
        // Who shows the rows gathers them again only where others have come to stand there, or where some that were
        // asked for their size, or for rows of their own, may give another answer now.
        guard haveMoved || hasLetGo || !missing.isEmpty else { return }
        hasLetGo = false
        if !missing.isEmpty { rows.remove(notFound(of: missing)) }
        elementsChanged()
    }

    private func update(_ row: LazyRow, _ content: Content) {
        unsafeDowncast(row.node, to: TypedNode<Content>.self).update(content, environment)
    }

    /// The number of elements that are searched for rows that hold nothing. Others are made anew when they come into
    /// view again.
    private static var searchedForNothing: Int { 4096 }

    /// Searches the data for rows that have left their places, brings those that it finds up to date, and returns those
    /// that are nowhere.
    private func notFound(of missing: [LazyRow]) -> [LazyRow] {
        var wanted = Set(missing.map { ownID(of: $0) })
        let isWorthAll = rowCount <= Self.searchedForNothing || missing.contains { $0.node.holdsState }
        for (index, element) in view.data.prefix(isWorthAll ? rowCount : Self.searchedForNothing).enumerated() {
            guard let id = wanted.remove(view.id(element)), let row = rows.row(with: AnyHashable(id)) else { continue }
            rows.place(row, at: index)
            update(row, content(element))
            if wanted.isEmpty { break }
        }
        return missing.filter { wanted.contains(ownID(of: $0)) }
    }

    private func ownID(of row: LazyRow) -> ID { unsafeDowncast(row, to: Row.self).ownID }

    var rowCount: Int { view.data.count }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    func id(at index: Int) -> AnyHashable {
        rows.row(at: index)?.id ?? AnyHashable(view.id(element(at: index)))
    }

    func row(at index: Int) -> ViewNode {
        let row = rows.row(at: index) ?? addedRow(at: index)
        row.node.setActive(isActive)
        return row.node
    }

    private func addedRow(at index: Int) -> LazyRow {
        let element = element(at: index)
        let id = view.id(element)
        if let row = rows.row(with: AnyHashable(id)) {
            rows.place(row, at: index)
            return row
        }
        var context = context(lazy: Content._holdsSections)
        context.isActive = isActive
        let row = Row(Content._makeNode(content(element), context), id: id, at: index)
        rows.add(row)
        return row
    }

    /// The row there, where it has been made.
    private func madeRow(at index: Int) -> LazyRow? { rows.row(at: index) ?? rows.row(with: id(at: index)) }

    func index(of id: AnyHashable, near hint: Int) -> Int? {
        guard let id = id.base as? ID else { return nil }
        if hint < rowCount, view.id(element(at: hint)) == id { return hint }
        return view.data.firstIndex { view.id($0) == id }.map {
            view.data.distance(from: view.data.startIndex, to: $0)
        }
    }

    func keep(_ indices: Range<Int>) {
        guard rows.all.count > indices.count else { return }
        // A container that is measured before it is placed makes rows that it has no room for, each time.
        let measured = indices.upperBound..<indices.upperBound + indices.count
        if rows.letGo(allBut: indices.compactMap(madeRow), measured: measured) { hasLetGo = true }
    }

    func rowActions(at index: Int) -> [RowAction] {
        guard view.delete != nil || view.move != nil || view.insertion != nil else { return [] }
        var actions: [RowAction] = []
        let row = madeRow(at: index)?.node.elements.first
        if let delete = view.delete, row?.trait(DeleteDisabledTrait.self) != true {
            actions.append(RowAction(name: LocalizedStringKey("Delete").own, isDestructive: true) { delete([index]) })
        }
        if let move = view.move, row?.trait(MoveDisabledTrait.self) != true {
            let last = rowCount - 1
            let shift: @MainActor (Int) -> Void = { rows in
                let target = max(0, min(last, index + rows))
                if target != index { move([index], target > index ? target + 1 : target) }
            }
            func shifting(_ name: LocalizedStringKey, by rows: Int) -> RowAction {
                RowAction(name: name.own, shift: shift) { shift(rows) }
            }
            if index > 0 { actions.append(shifting("Move up", by: -1)) }
            if index < last { actions.append(shifting("Move down", by: 1)) }
        }
        if let insert = Tracking.run(self, { view.insertion?(environment) }) {
            actions.append(RowAction(name: LocalizedStringKey("Drop above").own) { insert(index) })
            if index == rowCount - 1 {
                actions.append(RowAction(name: LocalizedStringKey("Drop below").own) { insert(index + 1) })
            }
        }
        return actions
    }
}
