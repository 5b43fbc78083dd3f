/// A `ForEach` as a list sees it, whatever its types: rows by index, made when they come into view.
@MainActor
package protocol RowSource: ViewNode {
    var rowCount: Int { get }
    func id(at index: Int) -> AnyHashable
    func row(at index: Int) -> ViewNode
    func index(of id: AnyHashable, near hint: Int) -> Int?
    /// Lets go of the rows that are not named; those that hold state, and those that come next, stay off the screen.
    func keep(_ indices: Range<Int>)
    func rowActions(at index: Int) -> [RowAction]
}

/// Something more that can be done with a row.
package struct RowAction {
    package let name: String
    package var isDestructive = false
    /// Moves the row by so many rows, where it can be moved.
    var shift: (@MainActor (Int) -> Void)?
    package let perform: @MainActor () -> Void

    package init(
        name: String, isDestructive: Bool = false, shift: (@MainActor (Int) -> Void)? = nil,
        perform: @escaping @MainActor () -> Void
    ) {
        self.name = name
        self.isDestructive = isDestructive
        self.shift = shift
        self.perform = perform
    }
}
