/// The pictures of a page and of the views that are presented before it, one before the other.
struct Backdrops {
    private struct Picture {
        let depth: Int
        let path: [String]
        let buffer: CellBuffer
        let isWorking: Bool
        /// The last one without a sign of work; nil where it has always had one.
        let atRest: CellBuffer?
    }

    private var pictures: [Picture] = []

    /// The picture that stands behind the view with so many before the page.
    ///
    /// - Parameter isWorking: Whether what it shows says by now that work goes on: what was drawn in front of it may have
    ///   come with the end of that.
    func last(before depth: Int, isWorking: @autoclosure () -> Bool) -> CellBuffer? {
        guard let last = pictures.last(where: { $0.depth < depth }) else { return nil }
        guard last.isWorking, let atRest = last.atRest else { return last.buffer }
        return isWorking() ? last.buffer : atRest
    }

    /// Notes how a view was drawn; those before it are gone.
    mutating func add(_ buffer: CellBuffer, at depth: Int, of path: [String], isWorking: Bool) {
        let before = pictures.last { $0.depth == depth && $0.path == path }
        pictures.removeAll { $0.depth >= depth }
        pictures.append(
            Picture(
                depth: depth, path: path, buffer: buffer, isWorking: isWorking,
                atRest: isWorking ? before?.atRest : buffer))
    }
}
