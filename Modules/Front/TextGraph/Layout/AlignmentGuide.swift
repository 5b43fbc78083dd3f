/// A modifier that sets the place of a guide of the view.
nonisolated public struct _AlignmentGuideModifier: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let key: AlignmentKey
    let axis: Axis
    let compute: (ViewDimensions) -> CGFloat

    @MainActor public var guide: AlignmentKey? { key }

    @MainActor
    public func explicitGuide(_ content: ViewElement, _ key: AlignmentKey, along axis: Axis, of size: CellSize)
        -> CGFloat?
    {
        guard key == self.key, axis == self.axis else { return content.explicitGuide(key, along: axis, of: size) }
        return compute(
            ViewDimensions(size) { key, axis in content.explicitGuide(key, along: axis, of: size) })
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        context.graph.usesGuides = true
        return makeElementNode(view, context)
    }
}

extension View {
    /// Sets the place of a guide across, in points from the view's leading edge.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, axis: .horizontal, compute: computeValue))
    }

    /// Sets the place of a guide down, in points from the view's top edge.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, axis: .vertical, compute: computeValue))
    }
}
