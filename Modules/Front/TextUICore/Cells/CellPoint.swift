/// A cell's place, counted from the top left.
struct CellPoint: Hashable, Sendable {
    var x: Int
    var y: Int

    static let zero = CellPoint(x: 0, y: 0)
}
