/// A modifier that keeps a row from being deleted or moved.
nonisolated public struct _EditingLimit: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let key: any ElementTrait.Type
    let isDisabled: Bool

    init<Key>(_ key: Key.Type, _ isDisabled: Bool) where Key: ElementTrait, Key.Value == Bool {
        self.key = key
        self.isDisabled = isDisabled
    }

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == self.key ? isDisabled as? Key.Value : nil
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Keeps a row from being deleted where `isDisabled` is true.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(_EditingLimit(DeleteDisabledTrait.self, isDisabled))
    }

    /// Keeps a row from being moved where `isDisabled` is true.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(_EditingLimit(MoveDisabledTrait.self, isDisabled))
    }
}
