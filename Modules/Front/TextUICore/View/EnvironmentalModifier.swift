/// A modifier that is made of the environment of its place. As SwiftUI's `EnvironmentalModifier`.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
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

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func update(_ view: ModifiedContent<Base, Modifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func refresh() {
        child.update(resolved(), environment)
    }
}
