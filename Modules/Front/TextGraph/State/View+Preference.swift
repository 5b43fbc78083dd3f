/// A modifier that gives a value to the views around.
nonisolated public struct _PreferenceModifier<Key: PreferenceKey>: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    /// The view's value, made of the value that the views below give.
    let value: (Key.Value?) -> Key.Value

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        PreferenceNode(view, context)
    }
}

private final class PreferenceNode<Base: View, Key: PreferenceKey>:
    ContentNode<ModifiedContent<Base, _PreferenceModifier<Key>>, Base>, PreferenceSource
{
    private var wanting = WantingEnvironment()

    override init(_ view: ModifiedContent<Base, _PreferenceModifier<Key>>, _ context: NodeContext) {
        super.init(view, context)
        beginGiving(Key.self)
    }

    override class func content(of view: ModifiedContent<Base, _PreferenceModifier<Key>>) -> Base { view.content }

    override func childEnvironment() -> EnvironmentValues { wanting.inner(environment, Key.self) }

    override func update(_ view: ModifiedContent<Base, _PreferenceModifier<Key>>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        givesAnew(Key.self)
    }

    func value(over inner: Any?) -> Any { view.modifier.value(inner as? Key.Value) }
}

/// A modifier that runs an action when the value of the views below changes.
nonisolated public struct _PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let action: (Key.Value) -> Void

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        PreferenceChangeNode(view, context)
    }
}

private final class PreferenceChangeNode<Base: View, Key: PreferenceKey>:
    ContentNode<ModifiedContent<Base, _PreferenceChangeModifier<Key>>, Base>, PreferenceFollower
where Key.Value: Equatable {
    private var known: Key.Value?
    private var wanting = WantingEnvironment()

    override init(_ view: ModifiedContent<Base, _PreferenceChangeModifier<Key>>, _ context: NodeContext) {
        super.init(view, context)
        follow(Key.self)
    }

    override class func content(of view: ModifiedContent<Base, _PreferenceChangeModifier<Key>>) -> Base { view.content }

    override func childEnvironment() -> EnvironmentValues { wanting.inner(environment, Key.self) }

    func preferencesChanged() {
        let given = child.preference(Key.self)
        // Where nobody has given anything yet, there is nothing to be told.
        guard given != nil || known != nil else { return }
        let value = given ?? Key.defaultValue
        guard value != known else { return }
        known = value
        view.modifier.action(value)
    }
}

extension View {
    /// Gives `value` for a key to the views around, in place of the values from below.
    nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(_PreferenceModifier<Key> { _ in value })
    }

    /// Changes the value that the views below give for a key.
    nonisolated public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(
            _PreferenceModifier<Key> { inner in
                var value = inner ?? Key.defaultValue
                callback(&value)
                return value
            })
    }

    /// Runs `action` with the value that the views below give, at first and whenever it changes.
    nonisolated public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(_PreferenceChangeModifier<Key>(action: action))
    }
}
