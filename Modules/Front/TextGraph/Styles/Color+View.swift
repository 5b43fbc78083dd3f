extension Color: View, LeafView {
    @MainActor package static var isDrawing: Bool { true }

    public typealias Body = Never

    /// Makes the node that fills the frame.
    @MainActor
    public static func _makeNode(_ view: Color, _ context: NodeContext) -> TypedNode<Color> {
        LeafNode(view, context)
    }

    /// A colour takes whatever it is offered; ideally, one cell.
    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    @MainActor
    package func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        let resolved = _resolve(in: environment)
        guard resolved.color != nil, !resolved.isClear else { return }
        canvas.fill(frame, resolved.fill(in: environment))
    }
}
