/// A modifier that draws a layer made of the value that the view gives for a key.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    let alignment: Alignment
    let isBehind: Bool
    let layer: (Key.Value) -> Layer
    @State private var value: Key.Value?

    init(alignment: Alignment, isBehind: Bool, layer: @escaping (Key.Value) -> Layer) {
        self.alignment = alignment
        self.isBehind = isBehind
        self.layer = layer
    }

    /// The content with its layer.
    @MainActor
    public func body(content: Content) -> some View {
        content
            .modifier(_PreferenceReadModifier<Key> { value = $0 })
            .modifier(
                _LayerModifier(layer: layer(value ?? Key.defaultValue), alignment: alignment, isBehind: isBehind))
    }
}

/// Hands on the value of the views below, whenever it has changed as far as can be told.
nonisolated struct _PreferenceReadModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let action: (Key.Value) -> Void

    @MainActor
    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        PreferenceReadNode(view, context)
    }
}

private final class PreferenceReadNode<Base: View, Key: PreferenceKey>:
    ContentNode<ModifiedContent<Base, _PreferenceReadModifier<Key>>, Base>, PreferenceFollower
{
    private var known: Key.Value?
    private var wanting = WantingEnvironment()

    override init(_ view: ModifiedContent<Base, _PreferenceReadModifier<Key>>, _ context: NodeContext) {
        super.init(view, context)
        follow(Key.self)
    }

    override class func content(of view: ModifiedContent<Base, _PreferenceReadModifier<Key>>) -> Base { view.content }

    override func childEnvironment() -> EnvironmentValues { wanting.inner(environment, Key.self) }

    func preferencesChanged() {
        guard let value = child.preference(Key.self) else { return }
        if let known, areEqual(known, value) { return }
        known = value
        view.modifier.action(value)
    }
}

extension View {
    /// Draws a view in front, made of the value that the views below give for a key.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }

    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceLayerModifier<Key, T>(alignment: alignment, isBehind: false, layer: transform))
    }

    /// Draws a view behind, made of the value that the views below give for a key.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceLayerModifier<Key, T>(alignment: alignment, isBehind: true, layer: transform))
    }
}
