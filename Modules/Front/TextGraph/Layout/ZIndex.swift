enum ZIndexTrait: ElementTrait { typealias Value = Double }

/// A modifier that sets a view's place among overlapping views.
nonisolated public struct _ZIndexModifier: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let value: Double

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == ZIndexTrait.self ? value as? Key.Value : nil
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        context.graph.usesZIndex = true
        return makeElementNode(view, context)
    }
}

extension ViewElement {
    /// The children from the hindmost to the foremost: by their index, else as they stand in the source.
    final func inDrawingOrder(_ children: [ViewElement]) -> [ViewElement] {
        guard node.graph.usesZIndex else { return children }
        return children.enumerated().map { (index: $0, z: $1.trait(ZIndexTrait.self) ?? 0, element: $1) }
            .sorted { ($0.z, $0.index) < ($1.z, $1.index) }.map(\.element)
    }
}

extension View {
    /// Draws the view in front of the views of its container with a lower value. The default is 0.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }
}
