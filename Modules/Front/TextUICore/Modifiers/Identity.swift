/// The modifier that gives a view an identity; another id makes it another view, with new state.
nonisolated public struct _IDModifier<ID: Hashable>: ViewModifier {
    public typealias Body = Never

    let id: ID

    /// Makes the node that begins anew when the id changes.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        IDNode(view, context)
    }
}

private final class IDNode<Base: View, ID: Hashable>: TypedNode<ModifiedContent<Base, _IDModifier<ID>>>, Identified {
    var explicitID: AnyHashable { AnyHashable(view.modifier.id) }

    private var child: TypedNode<Base>!

    override init(_ view: ModifiedContent<Base, _IDModifier<ID>>, _ context: NodeContext) {
        super.init(view, context)
        child = Base.makeNode(view.content, in: self)
    }

    override var children: [ViewNode] { ViewNode.only(child) }

    override func update(_ view: ModifiedContent<Base, _IDModifier<ID>>, _ environment: EnvironmentValues) {
        let isSame = view.modifier.id == self.view.modifier.id
        super.update(view, environment)
        guard !isSame else { return child.update(view.content, environment) }
        let old = child!
        child = Base.makeNode(view.content, in: self)
        old.unmount()
        elementsChanged()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(environment)
    }
}

/// The modifier that tags a choice of a picker, a tab view or a list's selection.
nonisolated public struct _TagModifier: ElementModifier {
    public typealias Body = Never

    let tag: AnyHashable

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == TagTrait.self ? tag as? Key.Value : nil
    }

    /// Makes the node that hands the tag on with the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Gives the view an identity. Another id makes it another view, with new state; `scrollTo(_:anchor:)` finds the
    /// view by it.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: id)) }

    /// Sets the value that stands for the view in a picker, a tab view or a list's selection. It counts for an optional
    /// selection of its type too, whatever `includeOptional` says.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }
}
