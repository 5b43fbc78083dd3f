/// A view for each element of a collection. An element is known by its id, which carries the state of its view from one
/// update to the next. Ids have to differ: of two elements with the same one a stack shows the first alone, and a line
/// on standard error says so.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection whose elements are shown.
    public var data: Data
    /// The closure that makes an element's view; in a list or a lazy stack it is called when the row comes into view.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    package var insertion: _RowInsertion?

    package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }

    /// Creates content of another module than SwiftUI, such as marks of a chart, for each element.
    package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }
}

/// A view made of a collection's elements, which a list can edit. What a program says of the rows of its own, the
/// `ForEach` of its body does.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection whose elements are shown.
    var data: Data { get }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    /// Makes the node that keeps a row for each element; in a lazy container it makes only the rows in view.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ForEachNode(view, context)
    }

    /// True: within another `ForEach` it gives several rows for each element, as a section does.
    @MainActor
    public static var _holdsSections: Bool { true }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
    /// Creates a view for each element, known by the value at a key path.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        // Who makes this in a body depends on the collection, also where that is a binding's.
        _ = data.endIndex
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates a view for each element, known by its own `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        _ = data.endIndex
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates a view for each number of a constant range. A view is known by its place in the range: the first one has
    /// the id, and as a choice the tag, 0.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 &- data.lowerBound })
    }

    /// Creates a view for each element of a bound collection; the content gets a binding to the element. `id` is a key
    /// path of the element itself.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        _ = data.endIndex
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }

    /// Lets the rows be deleted where they stand in a list: each row has the further action `Delete`. `nil` takes it
    /// away.
    ///
    /// - Parameter action: Receives the indices to delete from the collection, and has to delete them there.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
        var copy = self
        copy.delete = action
        return copy
    }

    /// Lets the rows be moved where they stand in a list: each row has the further actions `Move up` and `Move down`.
    /// `nil` takes them away.
    ///
    /// - Parameter action: Receives the indices to move and the index to move them to, as
    ///   `move(fromOffsets:toOffset:)` takes them, and has to move them in the collection.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
        var copy = self
        copy.move = action
        return copy
    }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>, RowSource
{
    @exclusivity(unchecked) private var rows: [ID: TypedNode<Content>] = [:]
    /// The ids whose rows are made, in order; all of them where the container is not lazy.
    @exclusivity(unchecked) private var order: [ID] = []
    /// The rows of those ids, where the container is not lazy; each is a `TypedNode<Content>`. Of an array of these the
    /// runtime would be asked for the type at each access.
    @exclusivity(unchecked) private var inOrder: [ViewNode] = []
    /// The ids as elements carry them, where the container is not lazy; none before anybody has asked.
    @exclusivity(unchecked) private var rowIDs: [AnyHashable] = []
    /// The places where the rows made on demand last stood in the data, and the number of elements at that time.
    @exclusivity(unchecked) private var knownIndices: [ID: Int] = [:]
    @exclusivity(unchecked) private var knownCount: Int
    /// The rows made on demand by their places in the data as it is, with their ids: they are asked for in each layout.
    @exclusivity(unchecked) private var placed: [Int: (row: ViewNode, id: AnyHashable)] = [:]
    /// Whether rows have been let go of since those were told who show them: such rows cannot tell what becomes of them.
    @exclusivity(unchecked) private var hasLetGo = false

    override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        knownCount = view.data.count
        var (view, context) = (view, context)
        view.takeEdits(of: &context.environment)
        super.init(view, context)
        if !isLazy { makeAll() }
    }

    override var children: [ViewNode] { isLazy ? order.compactMap { rows[$0] } : inOrder }

    override func visitPages(_ pages: inout [ViewNode]) {
        for id in order {
            guard let row = rows[id] else { continue }
            // An element's id is its page's tag.
            for element in row.elements { element.rowID = AnyHashable(id) }
            row.visitPages(&pages)
        }
    }

    override var elements: [ViewElement] {
        let ids = isLazy ? order.map { AnyHashable($0) } : knownRowIDs
        var all: [ViewElement] = []
        for (index, row) in children.enumerated() {
            let elements = row.elements
            for element in elements { element.rowID = ids[index] }
            all += elements
        }
        return all
    }

    private var knownRowIDs: [AnyHashable] {
        if rowIDs.isEmpty { rowIDs = order.map { AnyHashable($0) } }
        return rowIDs
    }

    override func descendant(with id: AnyHashable) -> ViewNode? {
        if let id = id.base as? ID, let row = rows[id] { return row }
        return super.descendant(with: id)
    }

    override func visitIdentified(_ visit: (AnyHashable, ViewNode) -> Void) {
        for (id, row) in rows { visit(AnyHashable(id), row) }
        super.visitIdentified(visit)
    }

    override var holdsState: Bool { rows.values.contains(where: \.holdsState) }

    override func visitRows(_ collector: inout RowCollector) {
        guard isLazy else {
            for child in children { child.visitRows(&collector) }
            return
        }
        if Content._holdsSections { collector.addGroup(self) } else { collector.add(self) }
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
        var (view, environment) = (view, environment)
        view.takeEdits(of: &environment)
        super.update(view, environment)
        isOutdated = false
        placed.removeAll(keepingCapacity: true)
        if isLazy {
            refreshRows()
        } else {
            makeAll()
        }
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        var environment = environment
        view.takeEdits(of: &environment)
        self.environment = environment
        for row in rows.values { row.propagate(environment) }
    }

    private func makeAll() {
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
        rowIDs = []
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

    private func content(_ element: Data.Element) -> Content {
        Tracking.run(self) { view.content(element) }
    }

    override func refresh() {
        update(view, environment)
    }

    /// Brings the rows that are made up to date. Most stand where they stood, or all have been shifted alike; only for
    /// those that are found nowhere near are the data searched.
    private func refreshRows() {
        let (data, identify, content) = (view.data, view.id, view.content)
        let (count, start) = (data.count, data.startIndex)
        func isThere(_ id: ID, at index: Int) -> Bool {
            index >= 0 && index < count && identify(data[data.index(start, offsetBy: index)]) == id
        }
        func place(of id: ID, near known: Int, or shifted: Int) -> Int? {
            if isThere(id, at: known) { return known }
            return [shifted, known - 1, known + 1].first { isThere(id, at: $0) }
        }
        let shift = count - knownCount
        knownCount = count
        var missing = Set<ID>()
        var found: [ID] = []
        var places: [Int] = []
        var haveMoved = shift != 0
        for id in order {
            let known = knownIndices[id] ?? 0
            guard let index = place(of: id, near: known, or: known + shift) else {
                missing.insert(id)
                continue
            }
            found.append(id)
            places.append(index)
            if index != known { haveMoved = true }
        }
        // All at once, for what the rows read themselves is none of this view's concern.
        let contents = Tracking.run(self) { places.map { content(data[data.index(start, offsetBy: $0)]) } }
        for (index, place) in places.enumerated() { refreshRow(found[index], at: place, contents[index]) }
        // Who shows the rows gathers them again only where others have come to stand there, or where some that were
        // asked for their size, or for rows of their own, may give another answer now.
        guard haveMoved || hasLetGo || !missing.isEmpty else { return }
        hasLetGo = false
        find(&missing)
        for id in missing {
            knownIndices[id] = nil
            rows.removeValue(forKey: id)?.unmount()
        }
        order.removeAll(where: missing.contains)
        elementsChanged()
    }

    /// The number of elements that are searched for rows that hold nothing. Others are made anew when they come into
    /// view again.
    private static var searchedForNothing: Int { 4096 }

    /// Finds where rows stand now that are not where they were, and takes those out of `missing`.
    private func find(_ missing: inout Set<ID>) {
        guard !missing.isEmpty else { return }
        let isWorthAll = rowCount <= Self.searchedForNothing || missing.contains { rows[$0]?.holdsState == true }
        for (index, element) in view.data.prefix(isWorthAll ? rowCount : Self.searchedForNothing).enumerated()
        where missing.remove(view.id(element)) != nil {
            refreshRow(view.id(element), at: index, content(element))
            if missing.isEmpty { break }
        }
    }

    private func refreshRow(_ id: ID, at index: Int, _ content: Content) {
        if knownIndices[id] != index { knownIndices[id] = index }
        rows[id]?.update(content, environment)
    }

    var rowCount: Int { view.data.count }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    func id(at index: Int) -> AnyHashable {
        placed[index]?.id ?? AnyHashable(view.id(element(at: index)))
    }

    func row(at index: Int) -> ViewNode {
        let row: ViewNode
        if let known = placed[index]?.row {
            row = known
            row.setActive(isActive)
        } else {
            row = madeRow(at: index)
            placed[index] = (row, AnyHashable(view.id(element(at: index))))
        }
        return row
    }

    private func madeRow(at index: Int) -> ViewNode {
        let element = element(at: index)
        let id = view.id(element)
        knownIndices[id] = index
        if let row = rows[id] {
            row.setActive(isActive)
            return row
        }
        var context = context(lazy: Content._holdsSections)
        context.isActive = isActive
        let row = Content._makeNode(content(element), context)
        rows[id] = row
        order.append(id)
        return row
    }

    func index(of id: AnyHashable, near hint: Int) -> Int? {
        guard let id = id.base as? ID else { return nil }
        if hint < rowCount, view.id(element(at: hint)) == id { return hint }
        return view.data.firstIndex { view.id($0) == id }.map {
            view.data.distance(from: view.data.startIndex, to: $0)
        }
    }

    func keep(_ indices: Range<Int>) {
        guard rows.count > indices.count else { return }
        let kept = Set(indices.map { view.id(element(at: $0)) })
        // A container that is measured before it is placed makes rows that it has no room for, each time.
        let end = min(indices.upperBound + indices.count, rowCount)
        let measured = Set((indices.upperBound..<max(indices.upperBound, end)).map { view.id(element(at: $0)) })
        for id in order where !kept.contains(id) {
            guard let row = rows[id] else { continue }
            if row.holdsState || measured.contains(id) {
                row.setActive(false)
            } else {
                placed = [:]
                rows[id] = nil
                knownIndices[id] = nil
                row.unmount()
                hasLetGo = true
            }
        }
        order.removeAll { rows[$0] == nil }
    }

    func rowActions(at index: Int) -> [RowAction] {
        guard view.delete != nil || view.move != nil || view.insertion != nil else { return [] }
        var actions: [RowAction] = []
        let row = rows[view.id(element(at: index))]?.elements.first
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
