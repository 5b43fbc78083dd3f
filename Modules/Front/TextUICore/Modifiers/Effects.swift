/// The modifier that shows a view away from its place.
nonisolated public struct _OffsetModifier: ElementModifier {
    public typealias Body = Never

    let x: Int
    let y: Int

    /// In lines, what is moved down has room there: the frame is no higher than what stands in it.
    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        var size = content.size(proposal)
        size.height += roomAbove(environment)
        return size
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let own = own(frame, environment)
        let moved = own.offset(x: x, y: y)
        let answered = content.container?.answered
        guard !isOut(content, own, environment) else { return content.place(moved, answering: answered) }
        // A screen of text is lower and narrower than one of points: what takes the focus stays on it.
        let page = content.pageRoom
        let lowest = max(own.y, (page?.maxY ?? environment.windowRows) - own.height)
        let isTooLow = moved.y > lowest && !environment.growsWithContent && !content.isScrolled
        let kept = CellRect(
            x: max(moved.x, min(own.x, 0)), y: isTooLow ? lowest : max(moved.y, min(own.y, page?.y ?? 0)),
            width: own.width, height: own.height)
        guard kept != moved else { return content.place(moved, answering: answered) }
        content.tryPlace(kept)
        content.place(SemanticTree.of(content).contains(where: \.canHaveFocus) ? kept : moved)
    }

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        if !isOut(content, own(frame, environment), environment) { content.draw(&canvas) }
    }

    @MainActor
    public func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        if !isOut(content, own(frame, environment), environment) { content.describe(&tree) }
    }

    func roomAbove(_ environment: EnvironmentValues) -> Int {
        environment.growsWithContent && y > 1 && y < environment.windowRows ? y : 0
    }

    /// The frame of the view itself, without the room that it is moved through.
    private func own(_ frame: CellRect, _ environment: EnvironmentValues) -> CellRect {
        CellRect(
            x: frame.x, y: frame.y, width: frame.width, height: max(0, frame.height - roomAbove(environment)))
    }

    /// Whether the view is moved beyond the left edge as a whole, or out to the right or down by a whole screen, as a
    /// drawer that is closed. What scrolls may come from far.
    @MainActor
    private func isOut(_ content: ViewElement, _ frame: CellRect, _ environment: EnvironmentValues) -> Bool {
        let moved = frame.offset(x: x, y: y)
        if x < 0 { return moved.maxX <= 0 }
        let isFar =
            x >= environment.windowColumns && moved.x >= environment.windowColumns
            || y >= environment.windowRows && moved.y >= environment.windowRows
        return isFar && !content.isScrolled
    }

    /// Makes the node that moves the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// The modifier that puts a view's centre at a point.
nonisolated public struct _PositionModifier: ElementModifier {
    public typealias Body = Never

    /// In points.
    let center: CGPoint

    @MainActor
    public func needsHeight(_ content: ViewElement) -> Bool { true }

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        let size = content.size(proposal)
        return CellSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let size = content.size(SizeProposal(width: frame.width, height: frame.height))
        let points = content.trait(FrameLengthTrait.self)
        let across = Self.cells(
            center.x, length: points?.width, cells: size.width, along: .horizontal)
        let down = Self.cells(center.y, length: points?.height, cells: size.height, along: .vertical)
        content.place(
            CellRect(x: frame.x + across.start, y: frame.y + down.start, width: across.length, height: down.length))
    }

    /// The cells of a length about its middle. Edges are rounded, as those of the neighbours are, so that gaps stay even
    /// where lengths in points are no whole cells.
    private static func cells(
        _ middle: CGFloat, length: CGFloat?, cells: Int, along axis: Axis
    ) -> (start: Int, length: Int) {
        guard let length, Points.extent(length, along: axis) == cells, middle.isFinite else {
            return (Points.cells(middle, along: axis) - cells / 2, cells)
        }
        let start = Points.cells(middle - length / 2, along: axis)
        return (start, min(cells, max(1, Points.cells(middle + length / 2, along: axis) - start)))
    }

    /// Makes the node that places the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        context.graph.usesGeometry = true
        return makeElementNode(view, context)
    }
}

/// The modifier that draws nothing of a view beyond its frame.
nonisolated public struct _ClipModifier: ElementModifier {
    public typealias Body = Never

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        canvas.clipped(to: frame) { content.draw(&$0) }
    }

    /// Makes the node that clips the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Shows the view away from its place, by points (8 are a column, 16 a row); its place in the layout stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetModifier(x: Points.columns(x), y: Points.rows(y)))
    }

    /// Shows the view away from its place, by points.
    nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Puts the centre of the view at a point of its container, in points; the view takes all the space there is.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_PositionModifier(center: CGPoint(x: x, y: y)))
    }

    /// Puts the centre of the view at a point of its container, in points.
    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Draws nothing of the view beyond its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { modifier(_ClipModifier()) }
}
