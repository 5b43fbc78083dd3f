/// Names a control for the focus, and knows the node to tell of it. It is another one for each control, also where a
/// later one has the earlier one's place in memory.
@MainActor
package final class FocusID: Hashable {
    package weak let node: ViewNode?

    package init(_ node: ViewNode) {
        self.node = node
    }

    package nonisolated static func == (a: FocusID, b: FocusID) -> Bool { a === b }
    package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
