/// Refers to a node without keeping it alive; each node has one.
///
/// Swift's weak references would make every retain and release of the node slow for the rest of its life. This one is
/// told by the node when that goes, which is on the main actor, as all that asks for the node is. Other threads may
/// hold it, and have the node refreshed.
package final class NodeReference: Sendable {
    let graph: Graph
    /// Whether the node holds the content of something presented or pushed, which follows its own dependencies.
    let isDeferred: Bool
    private nonisolated(unsafe) unowned(unsafe) var target: ViewNode?

    @MainActor
    init(_ node: ViewNode) {
        graph = node.graph
        isDeferred = node.isDeferred
        target = node
    }

    /// The node; nil once it has gone.
    @MainActor
    package var node: ViewNode? { target }

    /// Whether the node has gone; asked where the node of a read is noted, which is on the main actor too.
    var isGone: Bool { target == nil }

    /// Has the node refreshed in the next flush.
    package func invalidate() {
        graph.invalidate(self)
    }

    /// Forgets the node, which goes.
    func end() {
        target = nil
    }
}
