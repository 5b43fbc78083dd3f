/// A window over content that is longer than it.
@MainActor
package protocol Scroller: AnyObject {
    /// The window, on the screen.
    var window: CellRect { get }
    var hasMore: Bool { get }
    var hasLess: Bool { get }
    func more()
    func less()
    /// Moves the content up by so many rows of cells, as far as there is some.
    func scroll(by rows: Int)
    func scrollToStart()
    func scrollToEnd()
    /// Returns the rows to be read with what stands at `place`, as far as the window has room for them.
    func surroundings(of place: CellRect) -> CellRect
    /// Looks for a row beyond the window with a wanted element; nil where no rows are made as they are needed.
    func search(where isWanted: @escaping (SemanticElement) -> Bool) -> RowSearch?
    /// Gives the way back to where the window is now.
    func bookmark() -> @MainActor () -> Void
    /// The part of the content that is in view, from 0 to 1.
    var position: ClosedRange<Double> { get }
    /// Whether the content is wider than the window, and not longer.
    var isAcross: Bool { get }
}

extension Scroller {
    package var isAcross: Bool { false }
    package func surroundings(of place: CellRect) -> CellRect { place }
}
