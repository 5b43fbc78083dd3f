/// A line between views. As SwiftUI's `Divider`.
nonisolated public struct Divider: View, LeafView {
    public typealias Body = Never

    public init() {}

    @MainActor
    func measure(_ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        measure(proposal, environment, along: nil)
    }

    @MainActor
    func measure(_ proposal: Proposal, _ environment: EnvironmentValues, along axis: Axis?) -> CellSize {
        axis == .horizontal
            ? CellSize(width: 1, height: proposal.height ?? 1) : CellSize(width: proposal.width ?? 1, height: 1)
    }

    @MainActor
    func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas, along axis: Axis?) {
        let style = environment.style(.secondary)
        if axis == .horizontal {
            for row in 0..<frame.height { canvas.text("│", x: frame.x, y: frame.y + row, style: style) }
        } else {
            let width = max(0, min(frame.width, canvas.buffer.columns))
            canvas.text(String(repeating: "─", count: width), x: frame.x, y: frame.y, style: style)
        }
    }

    @MainActor
    public static func _makeNode(_ view: Divider, _ context: NodeContext) -> TypedNode<Divider> {
        LeafNode(view, context)
    }
}
