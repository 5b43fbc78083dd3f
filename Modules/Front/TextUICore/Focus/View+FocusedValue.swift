/// A modifier that gives a value while its content has the focus, or for the whole scene.
nonisolated public struct _FocusedValueModifier: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let isOfScene: Bool
    let give: (inout FocusedValues) -> Void

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        FocusedValueNode(view, context)
    }
}

private final class FocusedValueNode<Base: View>:
    ContentNode<ModifiedContent<Base, _FocusedValueModifier>, Base>, FocusedValueSource
{
    override init(_ view: ModifiedContent<Base, _FocusedValueModifier>, _ context: NodeContext) {
        super.init(view, context)
        graph.focusedValues.add(self)
    }

    override class func content(of view: ModifiedContent<Base, _FocusedValueModifier>) -> Base { view.content }

    var isOfScene: Bool { view.modifier.isOfScene }
    func give(_ values: inout FocusedValues) { view.modifier.give(&values) }

    override func update(_ view: ModifiedContent<Base, _FocusedValueModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        graph.focusedValues.changed(in: graph)
    }

    override func activityChanged() {
        graph.focusedValues.changed(in: graph)
    }

    override func willUnmount() {
        graph.focusedValues.changed(in: graph)
    }
}

extension View {
    nonisolated private func giving(
        toScene isOfScene: Bool, _ give: @escaping (inout FocusedValues) -> Void
    ) -> some View { modifier(_FocusedValueModifier(isOfScene: isOfScene, give: give)) }

    /// Gives a value to its readers while the focus is inside the view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { giving(toScene: false) { $0[keyPath: keyPath] = value } }

    /// Gives a value to its readers while the focus is inside the view; nil gives none.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { giving(toScene: false) { if let value { $0[keyPath: keyPath] = value } } }

    /// Gives an observable object to its readers while the focus is inside the view; nil gives none.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        giving(toScene: false) { if let object { $0.setObject(object) } }
    }

    /// Gives a value to its readers, wherever in the scene the focus is.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View { giving(toScene: true) { $0[keyPath: keyPath] = value } }

    /// Gives a value to its readers, wherever in the scene the focus is; nil gives none.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View { giving(toScene: true) { if let value { $0[keyPath: keyPath] = value } } }

    /// Gives an observable object to its readers, wherever in the scene the focus is; nil gives none.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        giving(toScene: true) { if let object { $0.setObject(object) } }
    }

    /// Gives an object to `@FocusedObject` while the focus is inside the view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        giving(toScene: false) { $0.setObject(object) }
    }

    /// Gives an object to `@FocusedObject` while the focus is inside the view; nil gives none.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        giving(toScene: false) { if let object { $0.setObject(object) } }
    }

    /// Gives an object to `@FocusedObject`, wherever in the scene the focus is.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        giving(toScene: true) { $0.setObject(object) }
    }

    /// Gives an object to `@FocusedObject`, wherever in the scene the focus is; nil gives none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        giving(toScene: true) { if let object { $0.setObject(object) } }
    }
}
