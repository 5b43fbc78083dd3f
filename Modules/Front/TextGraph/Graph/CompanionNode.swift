/// A node around the content of a modifier, and of a second view that the modifier brings along, such as the items of a
/// bar or a mask.
///
/// A subclass says with ``companion(of:)`` what that is, and what becomes of it.
open class CompanionNode<Base: View, Modifier: ViewModifier, Companion: View>:
    ContentNode<ModifiedContent<Base, Modifier>, Base>
{
    /// The node of the second view, in the environment of this one.
    package final private(set) var companion: TypedNode<Companion>!

    /// Returns the second view. A subclass has to override it; it is called for each new value of the modifier.
    open class func companion(of modifier: Modifier) -> Companion {
        fatalError("\(Self.self) must say what its companion is")
    }

    package override init(_ view: ModifiedContent<Base, Modifier>, _ context: NodeContext) {
        super.init(view, context)
        companion = Companion.makeNode(Self.companion(of: view.modifier), in: self, lazy: false)
    }

    open override class func content(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

    open override var children: [ViewNode] { companion.map { super.children + [$0] } ?? super.children }

    open override func update(_ view: ModifiedContent<Base, Modifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        companion.update(Self.companion(of: view.modifier), environment)
    }

    open override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        companion.propagate(environment)
    }
}
