/// The modifier that puts space around a view, in cells.
nonisolated public struct _PaddingLayout: ElementModifier {
    public typealias Body = Never

    let top: Int
    let leading: Int
    let bottom: Int
    let trailing: Int

    init(_ insets: EdgeInsets) {
        top = Points.rows(insets.top)
        leading = Points.columns(insets.leading)
        bottom = Points.rows(insets.bottom)
        trailing = Points.columns(insets.trailing)
    }

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        let (columns, rows) = (around(proposal.width, leading, trailing), around(proposal.height, top, bottom))
        let size = content.size(proposal.reduced(columns: columns.sum, rows: rows.sum))
        return CellSize(width: max(0, size.width + columns.sum), height: max(0, size.height + rows.sum))
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let (columns, rows) = (around(frame.width, leading, trailing), around(frame.height, top, bottom))
        content.place(
            CellRect(
                x: frame.x + columns.before, y: frame.y + rows.before, width: max(0, frame.width - columns.sum),
                height: max(0, frame.height - rows.sum)))
    }

    /// Returns the space around the rest of a length. One or two cells on a side give way where nothing would be left:
    /// points are so much smaller than cells that there is room for both on other screens, as for the number on a badge.
    private func around(_ length: Int?, _ before: Int, _ after: Int) -> (before: Int, sum: Int) {
        let sum = before + after
        guard let length, length > 0, length <= sum, max(before, after) <= 2 else { return (before, sum) }
        let (first, last) = ((length - 1) * before / sum, (length - 1) * after / sum)
        return (first, first + last)
    }

    /// Makes the node that insets the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}
