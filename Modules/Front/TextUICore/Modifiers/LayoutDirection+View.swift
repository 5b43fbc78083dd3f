/// The modifier that turns a view round that goes the other way than its surroundings.
nonisolated struct _DirectionModifier: ElementModifier {
    let direction: LayoutDirection

    @MainActor
    func draw(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas)
    {
        guard direction != environment.layoutDirection else { return content.draw(&canvas) }
        canvas.turned(about: frame) { content.draw(&$0) }
    }

    @MainActor
    func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        let first = tree.elements.count
        content.describe(&tree)
        guard direction != environment.layoutDirection else { return }
        for index in tree.elements[first...].indices { tree.elements[index].frame.turn(about: frame) }
    }

    @MainActor
    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// Turns a picture round where one reads from right to left.
nonisolated struct _FlippingModifier: ElementModifier {
    let isEnabled: Bool

    @MainActor
    func draw(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas)
    {
        let flips = isEnabled && environment.layoutDirection == .rightToLeft
        if flips { canvas.flipsPictures.toggle() }
        content.draw(&canvas)
        if flips { canvas.flipsPictures.toggle() }
    }

    @MainActor
    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Mirrors the pictures, canvases and charts within the view on a screen that goes from right to left; otherwise
    /// they are the same in both directions.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_FlippingModifier(isEnabled: enabled))
    }
}

extension CellRect {
    fileprivate mutating func turn(about frame: CellRect) {
        x = frame.x + frame.maxX - maxX
    }
}

extension View {
    /// Sets the layout direction for the view and those below. A view that goes the other way than its surroundings is
    /// mirrored as a whole.
    nonisolated public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
    ) -> some View { setting(keyPath, value).modifier(_DirectionModifier(direction: value)) }
}
