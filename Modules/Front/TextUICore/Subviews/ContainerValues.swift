/// A key of a value that a view gives to the container around it.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tags: [AnyHashable] = []

    init() {}

    /// The value of a key; the key's default where the view sets none.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view, where it has one of the type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        tags.lazy.compactMap { $0.base as? V }.first
    }

    /// Whether the view is tagged with a value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

enum ContainerValuesTrait: ElementTrait { typealias Value = ContainerValues }

/// The modifier that gives a value to the container around.
nonisolated public struct _ContainerValueModifier: ElementModifier {
    public typealias Body = Never

    let change: (inout ContainerValues) -> Void

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type, of content: ViewElement) -> Key.Value? {
        guard key == ContainerValuesTrait.self else { return nil }
        var values = content.trait(ContainerValuesTrait.self) ?? ContainerValues()
        change(&values)
        return values as? Key.Value
    }

    /// Makes the node that hands the value on with the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Gives a value to the container that shows the view's parts; the container reads it from the part's
    /// `containerValues`.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
