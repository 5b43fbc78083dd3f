/// A modifier that runs an action when a value of a view's geometry changes.
nonisolated public struct _GeometryChangeModifier<Value: Equatable>: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        GeometryChangeNode(view, context)
    }
}

private final class GeometryChangeNode<Base: View, Value: Equatable>:
    LaidOutNode<Base, _GeometryChangeModifier<Value>>
{
    private var known: Value?

    override func laidOut(_ proxy: GeometryProxy) {
        let value = view.modifier.transform(proxy)
        guard value != known else { return }
        let old = known ?? value
        known = value
        let action = view.modifier.action
        graph.afterUpdate { action(old, value) }
    }
}

extension View {
    /// Runs `action` with a value of the view's geometry, at first and whenever it changes.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Runs `action` with the old and the new value of the view's geometry, at first and whenever it changes. Both are
    /// the same at first.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}
