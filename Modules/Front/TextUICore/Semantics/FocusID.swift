/// Names a control for the focus, and knows the node to tell of it. It is another one for each control, also where a
/// later one has the earlier one's place in memory.
@MainActor
final class FocusID: Hashable {
    weak let node: ViewNode?

    init(_ node: ViewNode) {
        self.node = node
    }

    nonisolated static func == (a: FocusID, b: FocusID) -> Bool { a === b }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
