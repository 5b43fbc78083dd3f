struct CellSize: Hashable, Sendable {
    var width: Int
    var height: Int

    static let zero = CellSize(width: 0, height: 0)

    var isEmpty: Bool { width <= 0 || height <= 0 }
}
