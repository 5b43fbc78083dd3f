/// Space that grows along its stack. As SwiftUI's `Spacer`; `minLength` is in points.
nonisolated public struct Spacer: View, LeafView {
    public typealias Body = Never

    let minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor
    var isSpacer: Bool { true }

    @MainActor
    func measure(_ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        measure(proposal, environment, along: nil)
    }

    /// In a stack it grows along that alone, else in both directions.
    @MainActor
    func measure(_ proposal: Proposal, _ environment: EnvironmentValues, along axis: Axis?) -> CellSize {
        func length(along direction: Axis) -> Int {
            guard axis == nil || axis == direction else { return 0 }
            let least = minLength.map { Points.cells($0, along: direction) } ?? (axis == .horizontal ? 1 : 0)
            return max(least, proposal[direction] ?? least)
        }
        return CellSize(width: length(along: .horizontal), height: length(along: .vertical))
    }

    @MainActor
    public static func _makeNode(_ view: Spacer, _ context: NodeContext) -> TypedNode<Spacer> {
        LeafNode(view, context)
    }
}
