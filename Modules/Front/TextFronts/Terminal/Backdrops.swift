/// The pictures of a page and of the views that are presented before it, one before the other.
struct Backdrops {
    private var pictures: [(depth: Int, buffer: CellBuffer)] = []

    /// The picture that stands behind the view with so many before the page.
    func last(before depth: Int) -> CellBuffer? {
        pictures.last { $0.depth < depth }?.buffer
    }

    /// Notes how a view was drawn; those before it are gone.
    mutating func add(_ buffer: CellBuffer, at depth: Int) {
        pictures.removeAll { $0.depth >= depth }
        pictures.append((depth, buffer))
    }
}
