/// Names a control for the focus, and knows the node to tell of it. It is another one for each control, also where a
/// later one has the earlier one's place in memory.
@MainActor
package final class FocusID: Hashable {
    private let reference: NodeReference
    package var node: ViewNode? { reference.node }

    package init(_ node: ViewNode) {
        reference = node.reference
    }

    package nonisolated static func == (a: FocusID, b: FocusID) -> Bool { a === b }
    package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
