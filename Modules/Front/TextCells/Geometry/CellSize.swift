public struct CellSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    static let zero = CellSize(width: 0, height: 0)

    var isEmpty: Bool { width <= 0 || height <= 0 }
}
