/// Shows a view elsewhere than where it stands.
nonisolated public struct _OffsetModifier: ElementModifier {
    public typealias Body = Never

    let x: Int
    let y: Int

    @MainActor
    func place(_ content: Element, in frame: CellRect, _ environment: EnvironmentValues) {
        content.place(CellRect(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height))
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// Puts a view's middle at a point of all the space there is.
nonisolated public struct _PositionModifier: ElementModifier {
    public typealias Body = Never

    let x: Int
    let y: Int

    @MainActor
    func measure(_ content: Element, _ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        let size = content.size(proposal)
        return CellSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    @MainActor
    func place(_ content: Element, in frame: CellRect, _ environment: EnvironmentValues) {
        let size = content.size(Proposal(width: frame.width, height: frame.height))
        content.place(
            CellRect(
                x: frame.x + x - size.width / 2, y: frame.y + y - size.height / 2, width: size.width,
                height: size.height))
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// Draws nothing of a view beyond its frame.
nonisolated public struct _ClipModifier: ElementModifier {
    public typealias Body = Never

    @MainActor
    func draw(_ content: Element, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        canvas.clipped(to: frame) { content.draw(&$0) }
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Shows the view away from its place, by points; the place stays its own.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetModifier(x: Points.columns(x), y: Points.rows(y)))
    }

    nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Puts the middle of the view at a point of its container.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_PositionModifier(x: Points.columns(x), y: Points.rows(y)))
    }

    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View { modifier(_ClipModifier()) }
}
