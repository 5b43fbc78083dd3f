/// Space that grows along its stack, as SwiftUI's `Spacer`. Outside of stacks it grows in both directions.
nonisolated public struct Spacer: View, LeafView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The shortest length in points; nil for one column in an `HStack`, and else none.
    public var minLength: CGFloat?

    /// Creates a space.
    ///
    /// - Parameter minLength: The shortest length in points; nil for one column in an `HStack`, and else none.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor
    package var isSpacer: Bool { true }

    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize {
        measure(proposal, environment, along: nil)
    }

    /// In a stack it grows along that alone, else in both directions.
    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues, along axis: Axis?) -> CellSize {
        func length(along direction: Axis) -> Int {
            guard axis == nil || axis == direction else { return 0 }
            let least = minLength.map { Points.cells($0, along: direction) } ?? (axis == .horizontal ? 1 : 0)
            return max(least, proposal[direction] ?? least)
        }
        return CellSize(width: length(along: .horizontal), height: length(along: .vertical))
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Spacer, _ context: NodeContext) -> TypedNode<Spacer> {
        LeafNode(view, context)
    }
}
