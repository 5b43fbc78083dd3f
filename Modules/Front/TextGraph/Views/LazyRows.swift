/// A row of a `ForEach` that was made when somebody asked for it.
@MainActor
class LazyRow {
    let node: ViewNode
    /// The id of its element.
    let id: AnyHashable
    /// Its place in the data: where it was found, or asked for, last.
    @exclusivity(unchecked) fileprivate(set) var index: Int
    /// Whether it is among the rows that are being kept.
    @exclusivity(unchecked) fileprivate var isKept = false

    init(_ node: ViewNode, id: AnyHashable, at index: Int) {
        self.node = node
        self.id = id
        self.index = index
    }
}

/// The rows of a `ForEach` that have been made so far. Its collections do not name the type of an element: the runtime
/// would be asked for that type at each access.
@MainActor
struct LazyRows {
    /// In the order in which they were made.
    private(set) var all: [LazyRow] = []
    private var byID: [AnyHashable: LazyRow] = [:]
    /// By their places in the data as it is: they are asked for in each layout.
    private var placed: [Int: LazyRow] = [:]

    func row(at index: Int) -> LazyRow? { placed[index] }
    func row(with id: AnyHashable) -> LazyRow? { byID[id] }

    mutating func add(_ row: LazyRow) {
        all.append(row)
        byID[row.id] = row
        placed[row.index] = row
    }

    mutating func place(_ row: LazyRow, at index: Int) {
        row.index = index
        placed[index] = row
    }

    /// Forgets where the rows stand, for the data have become others.
    mutating func forgetPlaces() {
        placed.removeAll(keepingCapacity: true)
    }

    /// Lets go of all but `kept`, and says whether it did. Rows that hold state, and those that stand in `measured`, stay
    /// off the screen.
    mutating func letGo(allBut kept: [LazyRow], measured: Range<Int>) -> Bool {
        for row in all { row.isKept = false }
        for row in kept { row.isKept = true }
        var hasLetGo = false
        for row in all where !row.isKept {
            if measured.contains(row.index) || row.node.holdsState {
                row.node.setActive(false)
            } else {
                row.node.unmount()
                hasLetGo = true
            }
        }
        if hasLetGo { removeUnmounted() }
        return hasLetGo
    }

    mutating func remove(_ rows: [LazyRow]) {
        for row in rows { row.node.unmount() }
        removeUnmounted()
    }

    private mutating func removeUnmounted() {
        all.removeAll { !$0.node.isMounted }
        byID = byID.filter { $0.value.node.isMounted }
        placed = placed.filter { $0.value.node.isMounted }
    }
}
