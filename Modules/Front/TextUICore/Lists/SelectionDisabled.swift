extension View {
    /// Keeps rows inside a list with a selection from being chosen.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_SelectionDisabledModifier(isDisabled: isDisabled))
    }
}

enum SelectionDisabledTrait: ElementTrait { typealias Value = Bool }

/// A modifier that marks rows which a list's selection passes over.
nonisolated public struct _SelectionDisabledModifier: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let isDisabled: Bool

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == SelectionDisabledTrait.self ? isDisabled as? Key.Value : nil
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}
