/// An element whose size frames inside it may be parts of.
@MainActor
package protocol SizedContainer: ViewElement {
    /// The room it had when its content was last asked for a size.
    var room: CellSize { get }
}
