/// A cell's place, counted from the top left.
package struct CellPoint: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    static let zero = CellPoint(x: 0, y: 0)
}
