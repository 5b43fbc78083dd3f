/// A modifier that depends on the environment of the view that it is applied to.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that is applied in its place.
    associatedtype ResolvedModifier: ViewModifier
    /// Returns the modifier to apply; called again whenever the environment has changed.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Makes the node that resolves the modifier in its environment, and applies the result.
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        EnvironmentalNode(view, context)
    }
}

private final class EnvironmentalNode<Base: View, Modifier: EnvironmentalModifier>:
    TypedNode<ModifiedContent<Base, Modifier>>
{
    private var child: TypedNode<ModifiedContent<Base, Modifier.ResolvedModifier>>!

    override init(_ view: ModifiedContent<Base, Modifier>, _ context: NodeContext) {
        super.init(view, context)
        child = ModifiedContent<Base, Modifier.ResolvedModifier>.makeNode(resolved(), in: self)
    }

    private func resolved() -> ModifiedContent<Base, Modifier.ResolvedModifier> {
        view.content.modifier(Tracking.run(self) { view.modifier.resolve(in: environment) })
    }

    override var children: [ViewNode] { ViewNode.only(child) }

    override func update(_ view: ModifiedContent<Base, Modifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func refresh() {
        child.update(resolved(), environment)
    }
}
