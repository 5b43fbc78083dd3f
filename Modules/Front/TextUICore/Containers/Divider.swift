/// A line between views, as SwiftUI's `Divider`: `│` from top to bottom in an `HStack`, else `─` from edge to edge.
nonisolated public struct Divider: View, LeafView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// Creates a line, one cell thick.
    public init() {}

    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize {
        measure(proposal, environment, along: nil)
    }

    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues, along axis: Axis?) -> CellSize {
        axis == .horizontal
            ? CellSize(width: 1, height: proposal.height ?? 1) : CellSize(width: proposal.width ?? 1, height: 1)
    }

    @MainActor
    package func draw(
        _ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas, along axis: Axis?
    ) {
        let style = environment.style(.secondary)
        if axis == .horizontal {
            for row in 0..<frame.height { canvas.text("│", x: frame.x, y: frame.y + row, style: style) }
        } else {
            let width = max(0, min(frame.width, canvas.buffer.columns))
            guard canvas.buffer.hasWords(in: CellRect(x: frame.x, y: frame.y, width: width, height: 1)) else {
                return canvas.text(String(repeating: "─", count: width), x: frame.x, y: frame.y, style: style)
            }
            // At the edge of a view it stands where the view's words do.
            for x in frame.x..<frame.x + width { canvas.line("─", x: x, y: frame.y, style: style) }
        }
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Divider, _ context: NodeContext) -> TypedNode<Divider> {
        LeafNode(view, context)
    }
}
