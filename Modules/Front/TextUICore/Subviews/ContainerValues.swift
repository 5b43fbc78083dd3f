/// A value that a view gives to the container around it. As SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view gives to the container around it. As SwiftUI's `ContainerValues`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tags: [AnyHashable] = []

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// What the view was tagged with, where that is of the type.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        tags.lazy.compactMap { $0.base as? V }.first
    }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

enum ContainerValuesTrait: ElementTrait { typealias Value = ContainerValues }

/// Gives a value to the container around.
nonisolated public struct _ContainerValueModifier: ElementModifier {
    public typealias Body = Never

    let change: (inout ContainerValues) -> Void

    @MainActor
    func trait<Key: ElementTrait>(_ key: Key.Type, of content: Element) -> Key.Value? {
        guard key == ContainerValuesTrait.self else { return nil }
        var values = content.trait(ContainerValuesTrait.self) ?? ContainerValues()
        change(&values)
        return values as? Key.Value
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Gives a value to the container that shows the view's parts: it finds it among the part's container values.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}
