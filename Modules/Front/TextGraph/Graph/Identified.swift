/// A node with an id that its view was given.
@MainActor
package protocol Identified: ViewNode {
    var explicitID: AnyHashable { get }
}

extension ViewNode {
    /// Whether this node or one below it was given that id, or was made for the element with it.
    package func holds(_ id: AnyHashable) -> Bool { descendant(with: id) != nil }
}
