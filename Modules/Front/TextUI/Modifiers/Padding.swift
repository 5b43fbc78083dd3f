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
    func measure(_ content: Element, _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        let size = content.size(proposal.reduced(columns: leading + trailing, rows: top + bottom))
        return CellSize(
            width: max(0, size.width + leading + trailing), height: max(0, size.height + top + bottom))
    }

    @MainActor
    func place(_ content: Element, in frame: CellRect, _ environment: EnvironmentValues) {
        content.place(
            CellRect(
                x: frame.x + leading, y: frame.y + top, width: max(0, frame.width - leading - trailing),
                height: max(0, frame.height - top - bottom)))
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Space around the view, in points; 16 where no length is given.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return modifier(
            _PaddingLayout(
                EdgeInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets)) }
}
