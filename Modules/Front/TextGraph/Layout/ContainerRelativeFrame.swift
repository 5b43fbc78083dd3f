/// A modifier that gives a view a part of the scroll view around it, or of the screen where there is none.
nonisolated public struct _ContainerRelativeFrame: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let axes: Axis.Set
    let alignment: Alignment
    /// The length, in points, of the container's.
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor
    private func proposal(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> SizeProposal
    {
        let container = content.containerSize(environment)
        var proposal = proposal
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
            let whole = Points.length(container[axis], along: axis)
            proposal[axis] = max(0, Points.extent(length(whole, axis), along: axis))
        }
        return proposal
    }

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        let own = self.proposal(content, proposal, environment)
        let size = content.size(own)
        return CellSize(
            width: axes.contains(.horizontal) ? own.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? own.height ?? size.height : size.height)
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let size = content.size(SizeProposal(width: frame.width, height: frame.height))
        content.place(alignment.place(content, size, in: frame))
    }

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        canvas.clipped(to: frame) { content.draw(&$0) }
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        context.graph.usesContainerSizes = true
        return makeElementNode(view, context)
    }
}

extension ViewElement {
    fileprivate func containerSize(_ environment: EnvironmentValues) -> CellSize {
        var outer = container
        while let element = outer {
            if let sized = element as? any SizedContainer, sized.room.width > 0 { return sized.room }
            outer = element.container
        }
        return CellSize(width: environment.windowColumns, height: environment.windowRows)
    }

    /// Forgets all sizes below, since the container that they are parts of has another.
    package func forgetSizesBelow() {
        for child in children {
            child.forgetSizes()
            child.forgetSizesBelow()
        }
    }
}

extension View {
    /// Gives the view the size of the scroll view around it, or of the screen, along the axes.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Gives the view the length of `span` of `count` equal parts of the scroll view around it, `spacing` points apart.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
                return part * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }

    /// Gives the view a length in points that is computed from the scroll view's, for each of the axes.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length)) }
}
